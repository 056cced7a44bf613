/** Hundredths of coins that are worth at least `fen`, at `rate` fen for one coin: rounded up, so that paying them is enough. */
export function coinCents(fen: bigint, rate: bigint): bigint {
  return (fen * 100n + rate - 1n) / rate
}
