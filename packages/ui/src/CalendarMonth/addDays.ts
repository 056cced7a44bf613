const dayMs = 86_400_000

/** The day so many days later, earlier below zero; `YYYY-MM-DD` both. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}
