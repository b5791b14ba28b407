/** Lines for those who listen. */

export interface Heard {
  key: number
  text: string
}

const KEPT = 8 // lines, for those who read them again

/** With new lines: of the old ones the last few stay, and all that were never on the page (from `unseen` on). */
export function hearing(lines: Heard[], fresh: Heard[], unseen: number): Heard[] {
  const stays = ({ key }: Heard, place: number) => key >= unseen || place >= lines.length - KEPT
  return [...lines.filter(stays), ...fresh]
}
