/** A number in groups of four, as it stands on a card, to be compared with it. */
export function groupedDigits(digits: string): string {
  return digits.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
