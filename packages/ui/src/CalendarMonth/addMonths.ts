/** The month so many months later, earlier below zero; `YYYY-MM` both. */
export function addMonths(month: string, months: number): string {
  const [year = 1970, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7)
}
