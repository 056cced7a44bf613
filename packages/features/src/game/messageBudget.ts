/** How many messages a game may send at once, and how many in a second for long. A round sends two. */
const burst = 60
const perSecond = 10

/** What is made of one more message: heard, dropped as one too many, or the end of listening to a page that goes on. */
export type MessageVerdict = 'heard' | 'dropped' | 'flood'

/** Counts what a frame says, so that a page that floods the shell costs it nothing. `now` is a time in ms. */
export function createMessageBudget(now: () => number): () => MessageVerdict {
  let left = burst
  let at = now()
  return () => {
    const time = now()
    left = Math.min(burst, left + (Math.max(0, time - at) / 1000) * perSecond) - 1
    at = time
    if (left >= 0) return 'heard'
    return left < -burst ? 'flood' : 'dropped'
  }
}
