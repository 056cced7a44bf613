/** Integer fen as the wire carries an amount: `123450n` is `"1234.50"`. */
export function wireAmount(fen: bigint): string {
  const absolute = fen < 0n ? -fen : fen
  const decimals = String(absolute % 100n).padStart(2, '0')
  return `${fen < 0n ? '-' : ''}${absolute / 100n}.${decimals}`
}
