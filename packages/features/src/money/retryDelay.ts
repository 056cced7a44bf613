/** How long to wait before an outcome is asked for again, in ms: 1 s, then twice as long each time, at most 15 s. */
export function retryDelay(attempt: number): number {
  return Math.min(15_000, 1000 * 2 ** attempt)
}
