/** Millionths of a coin as a decimal string with six places: `"12.500000"`. */
export function formatMicros(micros: bigint): string {
  const text = micros.toString().padStart(7, '0')
  return `${text.slice(0, -6)}.${text.slice(-6)}`
}
