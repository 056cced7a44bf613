import { svg } from '../../drawing/elements.ts'
import type { ReelSymbol } from '@koi/contract/engines'

function path(d: string, fill: string, more: Record<string, string | number> = {}): SVGPathElement {
  return svg('path', { d, fill, ...more })
}

function line(d: string, stroke: string, width: number): SVGPathElement {
  return svg('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' })
}

function koi(): SVGElement[] {
  return [
    path('M-30 34C-46 34-52 46-54 52C-40 52-30 46-24 40C-22 48-24 54-28 60C-14 56-10 44-14 34Z', '#f9b69d'),
    path('M34-44C48-26 40 4 18 22C4 34-12 42-28 40C-30 22-24 4-12-12C0-30 18-42 34-44Z', '#f6512f'),
    path('M34-44C42-34 42-22 37-10C26-14 16-22 12-31C19-38 27-42 34-44Z', '#fff4ec'),
    path('M-2 2C10 4 16 14 14 25C4 32-8 38-18 40C-22 28-14 10-2 2Z', '#fff4ec'),
    path('M-12-10C-26-16-36-12-42-4C-32 2-24 4-17 1Z', '#f9b69d'),
    path('M22 18C32 22 36 32 34 42C24 38 16 32 12 26Z', '#f9b69d'),
    svg('circle', { cx: 27, cy: -30, r: 4.5, fill: '#1b2233' }),
  ]
}

function seven(): SVGElement[] {
  const shape = 'M-38-46H40V-26C18-4 8 18 4 48H-22C-17 20-6-4 12-24H-38Z'
  return [path(shape, '#7a1f12', { transform: 'translate(3 5)' }), path(shape, 'url(#slot-red)')]
}

function coin(): SVGElement[] {
  return [
    svg('circle', { r: 46, fill: 'url(#slot-gold)' }),
    svg('circle', { r: 38, fill: 'none', stroke: '#8a5a12', 'stroke-width': 3 }),
    svg('rect', {
      x: -13,
      y: -13,
      width: 26,
      height: 26,
      rx: 2,
      fill: '#2a1c3a',
      stroke: '#8a5a12',
      'stroke-width': 3,
    }),
    line('M0-31V-21M-6-26H6M0 21V31M-6 26H6M-31 0H-21M21 0H31', '#8a5a12', 3.5),
  ]
}

function lantern(): SVGElement[] {
  return [
    line('M0-56V-44M0 40V58M-7 44V56M7 44V56', '#e7b54c', 3),
    svg('ellipse', { rx: 44, ry: 36, cy: -2, fill: 'url(#slot-red)' }),
    svg('ellipse', {
      rx: 26,
      ry: 36,
      cy: -2,
      fill: 'none',
      stroke: '#ffb38a',
      'stroke-opacity': 0.55,
      'stroke-width': 2.5,
    }),
    line('M0-38V34', '#ffb38a', 2),
    svg('rect', { x: -20, y: -46, width: 40, height: 11, rx: 4, fill: 'url(#slot-gold)' }),
    svg('rect', { x: -20, y: 31, width: 40, height: 11, rx: 4, fill: 'url(#slot-gold)' }),
  ]
}

function lotus(): SVGElement[] {
  const petal = 'M0 32C-20 16-20-20 0-44C20-20 20 16 0 32Z'
  const turned = (angle: number, fill: string) =>
    path(petal, fill, { transform: `rotate(${angle} 0 30)`, stroke: '#a8346e', 'stroke-opacity': 0.35 })
  return [
    svg('ellipse', { cx: 0, cy: 36, rx: 44, ry: 10, fill: '#2f8f63' }),
    turned(-64, '#f7a3c4'),
    turned(64, '#f7a3c4'),
    turned(-34, '#fbc0d6'),
    turned(34, '#fbc0d6'),
    turned(0, '#fff0f5'),
    svg('circle', { cy: 26, r: 7, fill: '#f3c552' }),
  ]
}

function wave(): SVGElement[] {
  const scale = (x: number, y: number) =>
    [38, 28, 18, 8].map((r, index) =>
      path(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, index % 2 === 0 ? '#2f7fd0' : '#e9f5ff'),
    )
  return [...scale(0, 4), ...scale(-24, 30), ...scale(24, 30)]
}

/** The wild: a pearl with its flame. */
function pearl(): SVGElement[] {
  return [
    path(
      'M-44 14C-52-14-34-24-30-50C-12-42-8-30-6-20C2-32 2-44 0-58C26-44 30-26 26-14C34-18 38-26 38-36C54-10 50 20 34 36Z',
      'url(#slot-red)',
    ),
    svg('circle', { r: 36, cy: 16, fill: 'url(#slot-pearl)', stroke: '#2f7fa6', 'stroke-width': 2.5 }),
    svg('ellipse', { cx: -12, cy: 2, rx: 10, ry: 6, fill: '#ffffff', transform: 'rotate(-32 -12 2)' }),
  ]
}

/** The scatter: a full moon over a cloud. */
function moon(): SVGElement[] {
  return [
    svg('circle', { r: 44, cy: -4, fill: 'url(#slot-moon)', stroke: '#c98f1e', 'stroke-width': 3 }),
    svg('circle', { r: 7, cx: -14, cy: -16, fill: '#eac566', 'fill-opacity': 0.7 }),
    svg('circle', { r: 10, cx: 14, cy: -2, fill: '#eac566', 'fill-opacity': 0.6 }),
    path(
      'M-54 40C-56 26-40 20-32 28C-28 14-6 14-2 28C8 18 26 22 26 34C40 28 54 34 52 46H-46C-51 46-54 44-54 40Z',
      '#6f4bb8',
    ),
  ]
}

const drawings: Readonly<Record<ReelSymbol, () => SVGElement[]>> = {
  koi,
  seven,
  coin,
  lantern,
  lotus,
  wave,
  pearl,
  moon,
}

/** One symbol of a reel, about 100 units wide around its origin. Uses the gradients of `reelPaints`. */
export function slotSymbol(symbol: ReelSymbol): SVGGElement {
  return svg('g', {}, ...drawings[symbol]())
}
