/** Whether somebody born on `birthDate` has reached `years` on `today`; both are calendar days of one zone. */
export function hasReachedAge(birthDate: string, years: number, today: string): boolean {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  return `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}` <= today
}
