/** One HTML element with its attributes and children. Texts are set as text, never as markup. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const namespace = 'http://www.w3.org/2000/svg'

/** One SVG element with its attributes and children. Texts are set as text, never as markup. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

interface Canvas {
  /** Whether it is cropped to cover its box; else it fits inside. */
  readonly fill: boolean
  /** First and last line that is drawn on, so that a stage that is low shows it larger; all 560 by default. */
  readonly rows?: readonly [first: number, last: number]
}

/** An empty picture, 800 units wide. */
export function canvas({ fill, rows: [first, last] = [0, 560] }: Canvas, ...children: readonly Node[]) {
  return svg(
    'svg',
    {
      viewBox: `0 ${first} 800 ${last - first}`,
      preserveAspectRatio: fill ? 'xMidYMid slice' : 'xMidYMid meet',
      class: fill ? 'backdrop' : 'picture',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ...children,
  )
}

type Stop = readonly [offset: number, color: string, opacity?: number]

function stops(list: readonly Stop[]): SVGStopElement[] {
  return list.map(([offset, color, opacity = 1]) =>
    svg('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  )
}

/** Gradients by id, to be put into `defs`. */
export const gradient = {
  /** From top to bottom; `angle` turns it, in degrees. */
  linear(id: string, list: readonly Stop[], angle = 0): SVGLinearGradientElement {
    return svg(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0, y2: 1, gradientTransform: `rotate(${angle} .5 .5)` },
      ...stops(list),
    )
  },
  radial(id: string, list: readonly Stop[], at: { cx?: number; cy?: number; r?: number } = {}) {
    return svg('radialGradient', { id, cx: at.cx ?? 0.5, cy: at.cy ?? 0.5, r: at.r ?? 0.5 }, ...stops(list))
  },
}

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
