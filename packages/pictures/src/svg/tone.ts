/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Tone = readonly [lightness: number, chroma: number, hue: number]

/** The same colour in other light: lightness added, chroma scaled, hue turned. */
export function shade([l, c, h]: Tone, lighter: number, chroma = 1, turn = 0): Tone {
  return [Math.min(0.99, Math.max(0.04, l + lighter)), c * chroma, h + turn]
}

function toLinear([l, c, h]: Tone): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

/** Writes a tone as sRGB, with less chroma where the screen cannot show it: the renderer knows no OKLCH. */
export function css([l, c, h]: Tone, alpha = 1): string {
  let chroma = c
  let linear = toLinear([l, chroma, h])
  while (chroma > 0.004 && linear.some((channel) => channel < -0.002 || channel > 1.002)) {
    chroma *= 0.94
    linear = toLinear([l, chroma, h])
  }
  const [red, green, blue] = linear
  return `rgba(${toByte(red)},${toByte(green)},${toByte(blue)},${Math.round(alpha * 1000) / 1000})`
}
