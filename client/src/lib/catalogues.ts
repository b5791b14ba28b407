/** The catalogues in the parts that pages need (lib/part.ts says which, vite.config.ts cuts them). */

type Files = Record<string, () => Promise<string>>

const FILES: Record<string, Files> = {
  core: import.meta.glob<string>('../../../src/karat/locale/*.ftl', { query: '?part=core', import: 'default' }),
  diamant: import.meta.glob<string>('../../../src/karat/locale/*.ftl', { query: '?part=diamant', import: 'default' }),
  diamoniak: import.meta.glob<string>('../../../src/karat/locale/*.ftl', {
    query: '?part=diamoniak',
    import: 'default',
  }),
  djinn: import.meta.glob<string>('../../../src/karat/locale/*.ftl', { query: '?part=djinn', import: 'default' }),
  kadora: import.meta.glob<string>('../../../src/karat/locale/*.ftl', { query: '?part=kadora', import: 'default' }),
  lessons: import.meta.glob<string>('../../../src/karat/locale/*.ftl', { query: '?part=lessons', import: 'default' }),
  seashore: import.meta.glob<string>('../../../src/karat/locale/*.ftl', { query: '?part=seashore', import: 'default' }),
}
const PATHS = new Map(Object.keys(FILES.core!).map((path) => [path.replace(/^.*\/|\.ftl$/g, ''), path]))

export const LANGUAGES = [...PATHS.keys()].sort()

/** The language to speak: the player's choice, else the browser's, else English. */
export function wanted(choice: string, offered: readonly string[]): string {
  for (const tag of [choice, ...offered]) {
    const found = [tag, tag.split('-')[0] ?? ''].find((one) => PATHS.has(one))
    if (found) return found
  }
  return 'en'
}

/** The text of a part; a game without one has nothing to say of its own. */
export async function read(language: string, part: string): Promise<string> {
  return (await FILES[part]?.[PATHS.get(language)!]?.()) ?? ''
}
