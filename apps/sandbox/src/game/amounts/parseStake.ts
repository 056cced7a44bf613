import { parseAmount } from '@koi/api-core/amount'

/** Reads a stake as a player types it (`5`, `5.5`, `５`), or null when it is no amount. Fen. */
export function parseStake(text: string): bigint | null {
  const typed = text.normalize('NFKC').trim().replace(/^¥\s*/, '')
  // A comma that groups no thousands may be meant for a point: "1,5" is not 15.
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed
  return /^\d{1,9}(?:\.\d{0,2})?$/.test(plain) ? parseAmount(plain) : null
}

/** What a stake has to fit. Fen. */
interface StakeRules {
  readonly limits: { readonly min: bigint; readonly max: bigint }
  readonly step: bigint
}

/** The stake that a text stands for, or null where it is none that can be laid. Fen. */
export function readStake(text: string, { limits: { min, max }, step }: StakeRules): bigint | null {
  const typed = parseStake(text)
  return typed !== null && typed >= min && typed <= max && typed % step === 0n ? typed : null
}
