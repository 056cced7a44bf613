/**
 * What fen buy at a rate of fen for one coin, in coins with six places, rounded down as the server does: never more coins
 * than the amount buys.
 */
export function coinAmount(fen: bigint, rate: bigint): string {
  const micros = ((fen * 1_000_000n) / rate).toString().padStart(7, '0')
  return `${micros.slice(0, -6)}.${micros.slice(-6)}`
}
