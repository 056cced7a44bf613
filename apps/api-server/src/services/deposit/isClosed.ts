/** Whether a way to deposit is closed at `now` (ms): its maintenance ends by itself when its time has come. */
export function isClosed(
  { maintenance, maintenance_until }: { maintenance: boolean; maintenance_until: Date | null },
  now: number,
): boolean {
  return maintenance && (maintenance_until === null || maintenance_until.getTime() > now)
}
