import { fenToDecimal } from '@koi/api-core/amount'

/** How odds can be written. Each format says exactly the same price. */
export const oddsFormats = ['decimal', 'hongKong', 'malay', 'indonesian'] as const

export type OddsFormat = (typeof oddsFormats)[number]

/** Whether a text names a format, as one that was stored may. */
export function isOddsFormat(text: string | null): text is OddsFormat {
  return oddsFormats.some((format) => format === text)
}

/** The sign of negative odds: a true minus, as wide as a digit. */
const minus = '−'

function divide(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

/** A number of so many decimal places, `(667n, 3)` as `0.667`. */
function withPlaces(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/**
 * What is to be staked to win one: the reciprocal of the net odds, with two decimal places, or as many more as it takes
 * to be read back as the same price. Two places of −0.67 would say 2.49 as well as 2.50.
 */
function reciprocal(net: bigint): string {
  for (let places = 2; ; places += 1) {
    const unit = 100n * 10n ** BigInt(places)
    const value = divide(unit, net)
    if (value > 0n && divide(unit, value) === net) return `${minus}${withPlaces(value, places)}`
  }
}

/**
 * Writes odds. Malay odds are negative above evens, Indonesian ones below: they then state what is staked to win one.
 *
 * @param odds Decimal odds in hundredths, stake included; more than 100.
 * @throws RangeError for odds that win nothing: they have no reciprocal.
 *
 * @example
 * ```ts
 * formatOdds(250n, 'hongKong') // '1.50'
 * formatOdds(250n, 'malay') // '−0.667'
 * formatOdds(180n, 'indonesian') // '−1.25'
 * ```
 */
export function formatOdds(odds: bigint, format: OddsFormat): string {
  const net = odds - 100n
  if (net <= 0n) throw new RangeError('odds are more than 1.00')
  switch (format) {
    case 'decimal':
      return fenToDecimal(odds)
    case 'hongKong':
      return fenToDecimal(net)
    case 'malay':
      return net <= 100n ? fenToDecimal(net) : reciprocal(net)
    default:
      return net >= 100n ? fenToDecimal(net) : reciprocal(net)
  }
}

/**
 * Reads odds as {@link formatOdds} writes them; a hyphen does for the minus. Null for what is no price of the format.
 *
 * @returns Decimal odds in hundredths, stake included.
 */
export function readOdds(text: string, format: OddsFormat): bigint | null {
  const found = /^([−-]?)(\d{1,9})\.(\d{2,12})$/.exec(text)
  if (!found) return null
  const [, sign = '', whole = '', fraction = ''] = found
  const value = BigInt(whole + fraction)
  const unit = 10n ** BigInt(fraction.length)
  if (value === 0n) return null
  if (sign !== '') {
    // Of a format with negative odds, and on the side of one where it has them.
    if (format === 'decimal' || format === 'hongKong') return null
    if (format === 'malay' ? value >= unit : value <= unit) return null
    return divide(100n * unit, value) + 100n
  }
  if (fraction.length > 2) return null
  if (format === 'decimal') return value > 100n ? value : null
  if (format === 'malay' && value > 100n) return null
  if (format === 'indonesian' && value < 100n) return null
  return value + 100n
}
