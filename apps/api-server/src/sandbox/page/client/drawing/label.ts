import { svg } from './svg.ts'

interface LabelStyle {
  x: number
  y: number
  size: number
  fill: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  /** A class that sets another type face. */
  face?: 'serif' | 'numerals'
}

/** A line of text in a picture, centred on `x` unless told otherwise; `y` is its base line. */
export function label(text: string, style: LabelStyle): SVGTextElement {
  return svg(
    'text',
    {
      x: style.x,
      y: style.y,
      'font-size': style.size,
      'font-weight': style.weight ?? 500,
      'text-anchor': style.anchor ?? 'middle',
      fill: style.fill,
      class: `face-${style.face ?? 'sans'}`,
    },
    text,
  )
}
