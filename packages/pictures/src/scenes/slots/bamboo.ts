import { ground, veil } from '../../motifs/light.ts'
import { moon } from '../../motifs/sky.ts'
import { css, shade } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Bamboo in depth before a moon, the near stems dark. */
export const bamboo: Scene = {
  palettes: [palettes.celadon, palettes.moss, palettes.pine, palettes.mist, palettes.jade],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const near = shade([0.32, 0.07, 155], p.high[0] > 0.8 ? 0.02 : -0.08)
    const layers = [0.15, 0.5, 1].map((depth) => {
      const tone = [
        p.high[0] + (near[0] - p.high[0]) * (0.25 + depth * 0.75),
        near[1] * (0.4 + depth * 0.6),
        near[2],
      ] as const
      let stems = ''
      for (let stem = 0; stem < 6 - depth * 2.5; stem++) {
        const wide = (4 + depth * 11) * u * random.between(0.8, 1.2)
        let y = h * 1.02
        const x = w * random.next()
        let body = ''
        const paint = sheet.linear(
          [
            [0, shade(tone, 0.1)],
            [0.4, shade(tone, 0.03)],
            [1, shade(tone, -0.1)],
          ],
          0,
        )
        while (y > -60 * u) {
          const length = random.between(46, 70) * u
          body += shape.rect(-wide / 2, y - length, wide, length - 1.6 * u, paint, { rx: wide * 0.16 })
          if (random.chance(0.4)) {
            for (let leaf = 0; leaf < 4; leaf++) {
              const size = random.between(26, 52) * u * (0.4 + depth * 0.6)
              body += shape.place(
                0,
                y - length,
                shape.path(
                  `M0 0C${size * 0.3} ${-size * 0.14} ${size * 0.8} ${-size * 0.08} ${size} ${size * 0.1}C${size * 0.7} ${size * 0.12} ${size * 0.3} ${size * 0.1} 0 0Z`,
                  css(shade(tone, random.between(-0.02, 0.08))),
                ),
                random.pick([-28, 12, 40, 150, 172, 205] as const) + random.between(-8, 8),
              )
            }
          }
          y -= length
        }
        stems += shape.place(x, 0, body, random.between(-3, 3))
      }
      return depth < 0.4 ? shape.group(stems, { filter: sheet.blur(1.6 * u), opacity: 0.7 }) : stems
    })
    const face = moon(
      sheet,
      w * random.between(0.35, 0.65),
      h * random.between(0.3, 0.42),
      random.between(60, 90) * u,
      shade(p.glow, 0, 0.9),
    )
    return ground(sheet, 0.5, 0.36, 0.55) + layers[0] + face + layers[1] + layers[2] + veil(sheet, 0.5)
  },
}
