import type { Context } from '../context.ts'

/**
 * The one-time ticket of a game session. It is derived from the session with the server's own key, so that a replayed
 * launch gives the same address although only the ticket's hash is stored.
 */
export async function gameTicket(ctx: Context, sessionId: string): Promise<string> {
  const keyring = await ctx.keyring()
  return keyring.digest('ticket', sessionId)
}
