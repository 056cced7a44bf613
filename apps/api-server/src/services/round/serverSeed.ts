import { hashOfSeed } from '@koi/contract/engines'
import type { Keyring } from '../../security/keyring.ts'

/**
 * The server seed of a round: it follows from the session and the nonce under a key that only the server knows, so that
 * its hash can be published before anything is staked.
 */
export function serverSeed(keyring: Keyring, sessionId: string, nonce: number): string {
  return keyring.digest('round-seed', `${sessionId}:${nonce}`)
}

/** The commitment to the next round of a session. */
export function nextCommitment(
  keyring: Keyring,
  { sessionId, nonce }: { readonly sessionId: string; readonly nonce: number },
): { hash: string; nonce: number } {
  return { hash: hashOfSeed(serverSeed(keyring, sessionId, nonce + 1)), nonce: nonce + 1 }
}
