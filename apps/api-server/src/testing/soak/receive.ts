import type { TestReply } from '../createTestPlayer.ts'
import type { Soak } from './soak.ts'

/**
 * A reply, or null when none came or it was thrown away. Nothing that is asked here may fail on the server.
 *
 * @throws Error on any other HTTP status than 200.
 */
export async function receive(soak: Soak, send: () => Promise<TestReply>): Promise<TestReply | null> {
  let reply: TestReply
  try {
    reply = await send()
  } catch (error) {
    // The connection broke, or its end is missing.
    if (!(error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException))
      throw error
    soak.counts.lost += 1
    return null
  }
  if (reply.http !== 200) throw new Error(`a call was answered with ${reply.http}: ${reply.code}`)
  if (!soak.draw.chance(soak.dropped)) return reply
  soak.counts.lost += 1
  return null
}
