/** How many digits a bank card number has. */
export const cardNumberLength = { min: 16, max: 19 } as const

/**
 * Whether a text is a bank card number: 16 to 19 digits whose last one is the check digit of the others (Luhn, ISO/IEC
 * 7812-1). Blanks between the digits are not part of a number: take them out first.
 *
 * @example
 * ```ts
 * isCardNumber('6222021234567890128') // true
 * ```
 */
export function isCardNumber(text: string): boolean {
  if (!/^\d+$/.test(text) || text.length < cardNumberLength.min || text.length > cardNumberLength.max)
    return false
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit)
      if (place % 2 === 0) return total + value
      return total + (value > 4 ? value * 2 - 9 : value * 2)
    }, 0)
  return sum % 10 === 0
}
