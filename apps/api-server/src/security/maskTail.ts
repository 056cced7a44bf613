/** Hides all but the last four characters: `**** 4417`. The number of stars says nothing of the length. */
export function maskTail(text: string): string {
  return `**** ${text.slice(-4)}`
}
