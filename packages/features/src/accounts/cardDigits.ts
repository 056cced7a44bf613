/** A card number as it is sent: full-width digits made plain, blanks and hyphens between digits left out. */
export function cardDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '')
}
