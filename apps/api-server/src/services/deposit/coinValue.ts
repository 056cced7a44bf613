/** What hundredths of coins are worth in fen, at `rate` fen for one coin, rounded down. */
export function coinValue(cents: bigint, rate: bigint): bigint {
  return (cents * rate) / 100n
}
