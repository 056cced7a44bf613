import { num } from './path.ts'

type Attributes = Readonly<Record<string, string | number>>

function attributes(more: Attributes): string {
  return Object.entries(more)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
}

function element(name: string, own: Attributes, more: Attributes): string {
  return `<${name}${attributes(own)}${attributes(more)}/>`
}

/** The elements of a picture as text. Attributes that are not named take the renderer's defaults. */
export const shape = {
  rect: (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
    element('rect', { x, y, width, height, fill }, more),
  circle: (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
    element('circle', { cx, cy, r, fill }, more),
  ellipse: (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
    element('ellipse', { cx, cy, rx, ry, fill }, more),
  path: (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill }, more),
  /** A line without fill, with round ends. */
  stroke: (d: string, stroke: string, width: number, more: Attributes = {}) =>
    element(
      'path',
      {
        d,
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      more,
    ),
  group: (body: string, more: Attributes = {}) => `<g${attributes(more)}>${body}</g>`,
  /** Moves, turns (degrees) and scales a drawing made around the origin. */
  place: (x: number, y: number, body: string, turn = 0, scale = 1, scaleY = scale) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale)} ${num(scaleY)})">${body}</g>`,
}
