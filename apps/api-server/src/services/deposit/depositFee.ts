import type { DepositChannelId } from '@koi/contract'
import { depositChannels } from '../../rules/depositChannels.ts'

/** What the house keeps of a payment, in fen, rounded down. */
export function depositFee(channel: DepositChannelId, fen: bigint): bigint {
  return (fen * depositChannels[channel].feeBasisPoints) / 10_000n
}
