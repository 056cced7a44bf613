/** 0 for Monday to 6 for Sunday of a day `YYYY-MM-DD`. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}
