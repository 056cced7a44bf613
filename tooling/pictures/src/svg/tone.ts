/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Tone = readonly [lightness: number, chroma: number, hue: number]
