import { ballTones, lotteryBall } from '../../motifs/ball.ts'
import { glow, ground, veil } from '../../motifs/light.ts'
import { css, shade } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

const square = [4, 9, 2, 3, 5, 7, 8, 1, 6]

/** The magic square as a tray of nine wells, some balls in their place. */
export const nineSquares: Scene = {
  palettes: [
    palettes.copper,
    palettes.celadon,
    palettes.indigo,
    palettes.claret,
    palettes.slate,
    palettes.lagoon,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const size = 84 * u
    const tray = sheet.linear(
      [
        [0, shade(p.high, 0.1, 0.8)],
        [1, shade(p.high, -0.1)],
      ],
      60,
    )
    const dark = shade(p.low, p.low[0] > 0.5 ? -0.28 : -0.03)
    let body =
      shape.rect(-size * 1.66, -size * 1.56, size * 3.32, size * 3.32, css([0.05, 0.02, p.low[2]], 0.5), {
        rx: 26 * u,
        filter: sheet.blur(12 * u),
      }) + shape.rect(-size * 1.66, -size * 1.66, size * 3.32, size * 3.32, tray, { rx: 26 * u })
    for (const [index, value] of square.entries()) {
      const [x, y] = [((index % 3) - 1) * size * 1.04, (Math.floor(index / 3) - 1) * size * 1.04]
      body +=
        shape.rect(
          x - size / 2,
          y - size / 2,
          size,
          size,
          sheet.linear([
            [0, shade(dark, -0.02)],
            [1, shade(dark, 0.1)],
          ]),
          { rx: 16 * u },
        ) +
        shape.rect(x - size / 2, y - size / 2, size, size, 'none', {
          rx: 16 * u,
          stroke: css(p.glow, 0.22),
          'stroke-width': 1.4 * u,
        })
      if (random.chance(0.74))
        body +=
          shape.circle(x + 3 * u, y + 8 * u, size * 0.37, css([0.03, 0.01, 0], 0.5), {
            filter: sheet.blur(4 * u),
          }) + shape.place(x, y, lotteryBall(sheet, size * 0.38, random.pick(ballTones), value))
    }
    return (
      ground(sheet, 0.4, 0.2, 0.44) +
      glow(sheet, w / 2, h * 0.4, 230 * u, p.glow, 0.3) +
      shape.place(w / 2, h * 0.41, body, random.pick([0, -9, 9, 45]), 0.92) +
      veil(sheet, 0.66)
    )
  },
}
