import { expect, test } from 'vitest'
import { placeBeside, type Placement } from './placeBeside.ts'

// jsdom's window is 1024 by 768.
function placed(anchor: { x: number; y: number }, placement?: Placement, size = { width: 200, height: 100 }) {
  const floating = document.createElement('div')
  Object.defineProperty(floating, 'offsetWidth', { value: size.width })
  Object.defineProperty(floating, 'offsetHeight', { value: size.height })
  placeBeside(DOMRect.fromRect({ ...anchor, width: 80, height: 40 }), floating, placement)
  const { insetBlockStart, insetInlineStart } = floating.style
  return { side: floating.dataset['side'], top: insetBlockStart, left: insetInlineStart }
}

test.each<[string, { x: number; y: number }, Placement | undefined, string, string, string]>([
  ['below, starts in line', { x: 100, y: 100 }, undefined, 'below', '146px', '100px'],
  ['ends in line', { x: 400, y: 100 }, { align: 'end' }, 'below', '146px', '280px'],
  ['middles in line', { x: 400, y: 100 }, { align: 'center' }, 'below', '146px', '340px'],
  ['above where that is asked for', { x: 100, y: 300 }, { side: 'above' }, 'above', '194px', '100px'],
])('stands %s', (_what, anchor, placement, side, top, left) => {
  expect(placed(anchor, placement)).toEqual({ side, top, left })
})

test.each<[string, { x: number; y: number }, Placement | undefined, string, string, string]>([
  ['no room below', { x: 100, y: 700 }, undefined, 'above', '594px', '100px'],
  ['no room above', { x: 100, y: 20 }, { side: 'above' }, 'below', '66px', '100px'],
  ['no room at the end', { x: 930, y: 100 }, undefined, 'below', '146px', '810px'],
  ['no room at the start', { x: 20, y: 100 }, { align: 'end' }, 'below', '146px', '20px'],
  ['no room for the middle', { x: 4, y: 100 }, { align: 'center' }, 'below', '146px', '8px'],
])('what floats stands on the other side where there is %s', (_what, anchor, placement, side, top, left) => {
  expect(placed(anchor, placement)).toEqual({ side, top, left })
})

test('what is higher than the window begins at its edge', () => {
  expect(placed({ x: 100, y: 300 }, undefined, { width: 200, height: 900 }).top).toBe('8px')
})
