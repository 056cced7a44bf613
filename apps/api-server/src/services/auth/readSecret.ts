import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'

/**
 * The text of a secret field, decrypted where `cipher` says so (D14).
 *
 * @throws Refusal `secret-unreadable` when it was not encrypted for this server.
 */
export async function readSecret(
  ctx: Context,
  secret: string,
  cipher: 'rsa-oaep-256' | undefined,
): Promise<string> {
  if (cipher === undefined) return secret
  const keyring = await ctx.keyring()
  return keyring.decrypt(secret) ?? refuse('secret-unreadable')
}
