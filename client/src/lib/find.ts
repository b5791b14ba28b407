/** Looks things up as people type: words in any order, with other endings, without marks and capitals. */

const LONG = 5 // words with fewer letters have no ending to leave out
const STEM = 4
const ENDING = 2

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
const letters = (word: string) =>
  Array.from(word, (one) => (one === "'" ? "['’]" : `${one.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\p{M}*`)).join('')

/** Finds a word anywhere, also within others, and with another ending where a word begins; a number as a whole. */
function pattern(word: string): string {
  if (/\d$/.test(word)) return `${/^\d/.test(word) ? '(?<!\\d)' : ''}${letters(word)}(?!\\d)`
  const stem = word.slice(0, Math.max(STEM, word.length - ENDING))
  return word.length < LONG ? letters(word) : `${letters(word)}|(?<!\\p{L})${letters(stem)}[\\p{L}\\p{M}]*`
}

const count = (text: string, patterns: RegExp[]) => patterns.filter((one) => one.test(text)).length

/** The numbers of the texts that have all words, or else of those that have most of them; and the words that are somewhere. */
export function search(find: string, texts: string[]): { found: number[]; words: string[] } {
  const all = texts.map(plain)
  const words = plain(find).split(/[\s,.?!]+/).filter((word) => word && all.some((text) => new RegExp(pattern(word), 'u').test(text)))
  const patterns = words.map((word) => new RegExp(pattern(word), 'u'))
  const most = Math.max(1, ...all.map((text) => count(text, patterns)))
  return { found: all.flatMap((text, i) => (count(text, patterns) === most ? i : [])), words }
}

/** The text in pieces; every second one is what was looked for, with whatever marks on its letters. */
export function pieces(text: string, words: string[]): string[] {
  if (!words.length) return [text]
  return text.normalize('NFD').split(new RegExp(`(${words.map(pattern).join('|')})`, 'giu')).map((piece) => piece.normalize())
}
