/** Reads a stake as a player types it (`5`, `5.5`, `５`), or null when it is no amount. Fen. */
export function parseStake(text: string): bigint | null {
  const match = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(text.normalize('NFKC').replaceAll(/[¥,\s]/g, ''))
  if (match === null) return null
  return BigInt(`${match[1] ?? ''}${(match[2] ?? '').padEnd(2, '0')}`)
}
