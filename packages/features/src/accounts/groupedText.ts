/** A number or an address in groups of four, to be compared with where it was copied from. */
export function groupedText(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
