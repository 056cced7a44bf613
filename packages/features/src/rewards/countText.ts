/** A whole number of points or pieces as both languages write it, `1,000`; without `Intl` (0118). */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
