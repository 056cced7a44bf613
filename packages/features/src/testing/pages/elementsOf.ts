/** How many elements a drawn page has. Closing tags are none. */
export function elementsOf(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0
}
