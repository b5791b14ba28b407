/** Letters of scripts that are written from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|[\ud802\ud803\ud83a\ud83b]/

/** What is written from right to left, such as a name, in isolation: it would reorder numbers and signs around it. */
export const isolated = (text: string) => (LEFTWARD.test(text) && !text.includes('\u2068') ? `\u2068${text}\u2069` : text)
