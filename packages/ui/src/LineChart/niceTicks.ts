/** The smallest of 1, 2, 5 · 10ⁿ that is not below. */
function niceStep(raw: bigint): bigint {
  const power = 10n ** BigInt(raw.toString().length - 1)
  return [1n, 2n, 5n].map((factor) => factor * power).find((step) => step >= raw) ?? 10n * power
}

/**
 * Round values that span the given ones, from low to high, about `count` steps apart; zero is among them wherever the
 * values touch it. Integer fen in, integer fen out.
 */
export function niceTicks(values: readonly bigint[], count = 4): bigint[] {
  const low = values.reduce((least, value) => (value < least ? value : least), 0n)
  const high = values.reduce((most, value) => (value > most ? value : most), 0n)
  const span = high - low || 100n
  const step = niceStep((span + BigInt(count) - 1n) / BigInt(count))
  const first = low < 0n ? -((-low + step - 1n) / step) : 0n
  const last = (high + step - 1n) / step || (low < 0n ? 0n : 1n)
  return Array.from({ length: Number(last - first) + 1 }, (_, index) => (first + BigInt(index)) * step)
}
