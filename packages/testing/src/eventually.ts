const patienceMs = 60_000

/** Repeats a check until it holds, and gives its last complaint when it does not come to hold: for replies of a real server. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const until = performance.now() + patienceMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}
