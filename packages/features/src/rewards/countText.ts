/** A whole number of points or pieces as both languages write it, `1,000`: not by `Intl`, whose first use is dear (`knownOffset`). */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
