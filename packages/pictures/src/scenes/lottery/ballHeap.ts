import { ballTones, lotteryBall } from '../../motifs/ball.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Balls falling into a heap, the near ones large. */
export const ballHeap: Scene = {
  palettes: [
    palettes.bronze,
    palettes.indigo,
    palettes.jade,
    palettes.mist,
    palettes.cinnabar,
    palettes.honey,
    palettes.lilac,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    let body = ''
    const placed: (readonly [number, number, number])[] = []
    for (let attempt = 0; attempt < 260 && placed.length < 15; attempt++) {
      const depth = placed.length / 15
      const r = (18 + depth * 30) * u * random.between(0.85, 1.1)
      const [x, y] = [w * random.between(0.08, 0.92), h * (0.1 + depth * 0.55) + random.between(-20, 20) * u]
      if (placed.some(([px, py, pr]) => Math.hypot(px - x, py - y) < (pr + r) * 0.93)) continue
      placed.push([x, y, r])
      const ball = shape.place(
        x,
        y,
        lotteryBall(sheet, r, random.pick(ballTones), 1 + random.int(48)),
        random.between(-28, 28),
      )
      body +=
        shadow(sheet, x + r * 0.2, y + r * 0.8, r * 0.9, r * 0.4, 0.3) +
        (depth < 0.25 ? shape.group(ball, { filter: sheet.blur(1.2 * u) }) : ball)
    }
    return (
      ground(sheet, 0.4, 0.15, 0.46) +
      glow(sheet, w / 2, h * 0.35, 210 * u, p.glow, 0.3) +
      body +
      veil(sheet, 0.66)
    )
  },
}
