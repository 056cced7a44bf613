/**
 * Hundredths of coins that are worth at least `fen`, at `rate` fen for one coin: rounded up, as the server does, so that
 * paying them is enough.
 */
export function coinsFor(fen: bigint, rate: bigint): bigint {
  return (fen * 100n + rate - 1n) / rate
}
