/** Writes a finite number without an exponent: `1e-7` is `0.0000001`. */
export function plainDecimal(value: number): string {
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(value)) ?? []
  const shift = Number(exponent)
  if (!shift) return String(value)
  return shift < 0
    ? `${sign}0.${'0'.repeat(-shift - 1)}${whole}${fraction}`
    : sign + whole + fraction.padEnd(shift, '0')
}
