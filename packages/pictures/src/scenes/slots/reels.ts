import { bell, cherry, seven } from '../../motifs/reelSymbols.ts'
import { coin } from '../../motifs/coin.ts'
import { gem } from '../../motifs/gem.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { scales } from '../../motifs/water.ts'
import { blossom } from '../../motifs/blossom.ts'
import { css, shade, type Tone } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Three curved reels in one frame, symbols above and below rolling out of sight. */
export const reels: Scene = {
  palettes: [
    palettes.lilac,
    palettes.vermilion,
    palettes.indigo,
    palettes.honey,
    palettes.jade,
    palettes.dusk,
    palettes.slate,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const symbols = [
      () => seven(sheet, 28 * u),
      () => seven(sheet, 28 * u),
      () =>
        gem(
          sheet,
          25 * u,
          random.pick<Tone>([
            [0.62, 0.15, 250],
            [0.62, 0.13, 165],
            [0.6, 0.19, 15],
          ]),
          8,
        ),
      () => cherry(sheet, 26 * u),
      () => bell(sheet, 27 * u),
      () => coin(sheet, 25 * u, [0.79, 0.13, 84]),
      () => blossom(sheet, 28 * u, [0.8, 0.11, 5]),
    ]
    const [rw, rh, gap] = [80 * u, 190 * u, 9 * u]
    const [cx, cy] = [w / 2, h * 0.42]
    const [left, top] = [cx - rw * 1.5 - gap, cy - rh / 2]
    const drum = sheet.linear([
      [0, [0.5, 0.02, 80]],
      [0.2, [0.9, 0.015, 85]],
      [0.5, [0.99, 0.008, 90]],
      [0.8, [0.9, 0.015, 85]],
      [1, [0.48, 0.02, 80]],
    ])
    const lucky = random.chance(0.5) ? random.int(symbols.length) : -1
    let body = ''
    for (let reel = 0; reel < 3; reel++) {
      const x = left + reel * (rw + gap)
      const cut = { 'clip-path': sheet.clip(shape.rect(x, top, rw, rh, '#000', { rx: 12 * u })) }
      let strip = shape.rect(x, top, rw, rh, drum)
      for (let row = -1; row <= 1; row++) {
        const symbol = symbols[row === 0 && lucky >= 0 ? lucky : random.int(symbols.length)]?.() ?? ''
        strip += shape.group(
          shape.place(x + rw / 2, cy + row * 72 * u, symbol, 0, 1, row === 0 ? 1 : 0.72),
          row === 0 ? {} : { opacity: 0.6 },
        )
      }
      const curve = sheet.linear([
        [0, [0.2, 0.04, p.low[2]], 0.6],
        [0.3, [0.2, 0.04, p.low[2]], 0],
        [0.7, [0.2, 0.04, p.low[2]], 0],
        [1, [0.2, 0.04, p.low[2]], 0.6],
      ])
      body += shape.group(strip + shape.rect(x, top, rw, rh, curve), cut)
    }
    const pad = 15 * u
    const frame = sheet.linear(
      [
        [0, shade(p.accent, 0.1, 0.7)],
        [0.5, shade(p.accent, -0.12)],
        [1, shade(p.accent, -0.3)],
      ],
      70,
    )
    const inner = shade(p.low, -0.04)
    const line = `M${left - 6 * u} ${cy}H${left + rw * 3 + gap * 2 + 6 * u}`
    return (
      ground(sheet, 0.5, 0.15, 0.45) +
      scales(sheet, 40 * u, p.glow, 0.07) +
      glow(sheet, cx, cy, 230 * u, p.glow, 0.35) +
      shadow(sheet, cx, top + rh + pad + 12 * u, 140 * u, 16 * u, 0.55) +
      shape.rect(left - pad, top - pad, rw * 3 + gap * 2 + pad * 2, rh + pad * 2, frame, { rx: 24 * u }) +
      shape.rect(left - 6 * u, top - 6 * u, rw * 3 + gap * 2 + 12 * u, rh + 12 * u, css(inner), {
        rx: 17 * u,
      }) +
      body +
      shape.stroke(line, css([0.62, 0.2, 30], 0.55), 1.6 * u) +
      veil(sheet)
    )
  },
}
