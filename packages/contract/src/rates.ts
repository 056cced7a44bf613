/**
 * What a fee in hundredths of a percent keeps of an amount, in fen, rounded down: in favour of who pays.
 *
 * @example
 * ```ts
 * feeOf(10_050n, 30n) // 30n: 0.30 % of 100.50 yuan
 * ```
 */
export function feeOf(fen: bigint, basisPoints: bigint): bigint {
  return (fen * basisPoints) / 10_000n
}

/**
 * Hundredths of a coin that are worth at least an amount, at `rate` fen for one coin: rounded up, so that paying them is
 * enough.
 */
export function coinCentsFor(fen: bigint, rate: bigint): bigint {
  return (fen * 100n + rate - 1n) / rate
}

/** What hundredths of a coin are worth in fen, at `rate` fen for one coin, rounded down. */
export function valueOfCoinCents(cents: bigint, rate: bigint): bigint {
  return (cents * rate) / 100n
}

/** Millionths of a coin that an amount buys, at `rate` fen for one coin: rounded down, never more than it buys. */
export function coinMicrosFor(fen: bigint, rate: bigint): bigint {
  return (fen * 1_000_000n) / rate
}

/** Millionths of a coin as the wire has them, with six places: `"12.500000"`. */
export function formatCoinMicros(micros: bigint): string {
  const text = micros.toString().padStart(7, '0')
  return `${text.slice(0, -6)}.${text.slice(-6)}`
}
