/** Spaces without width, and signs that turn the order of letters around. Joiners stay: emoji need them. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** Takes out what nobody sees: a text of that alone is empty. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '')
}
