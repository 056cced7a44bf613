import { blossom } from '../../motifs/blossom.ts'
import { ground, veil } from '../../motifs/light.ts'
import { moon } from '../../motifs/sky.ts'
import { css, shade, type Tone } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { type Point, ribbon } from '../../svg/path.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

const petals: readonly [Tone, ...Tone[]] = [
  [0.8, 0.11, 5],
  [0.95, 0.02, 60],
  [0.66, 0.18, 18],
  [0.82, 0.08, 320],
  [0.88, 0.1, 85],
]

/** A branch across the picture, or one great flower, before a pale moon. */
export const flowers: Scene = {
  palettes: [
    palettes.blossom,
    palettes.celadon,
    palettes.plum,
    palettes.lilac,
    palettes.mist,
    palettes.claret,
    palettes.paper,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const tone = random.pick(petals)
    const great = random.chance(0.45)
    let body = ''
    if (great) {
      const many = random.pick([8, 10, 12] as const)
      body += shape.place(
        w * 0.5,
        h * 0.62,
        shape.place(0, 0, blossom(sheet, 60 * u, shade(tone, -0.08), many, 3), 20),
        0,
      )
      body += shape.place(w * 0.14, h * 0.56, blossom(sheet, 58 * u, shade(tone, -0.05), many, 3), 8)
      body += shape.place(w * 0.52, h * 0.37, blossom(sheet, 112 * u, tone, many, 4), random.between(0, 40))
      body += shape.place(w * 0.86, h * 0.66, blossom(sheet, 70 * u, shade(tone, 0.02), many, 3), 30)
    } else {
      const bark = shade([0.3, 0.04, 40], 0)
      const lift = random.between(0.1, 0.25)
      const spine: Point[] = [
        [-0.08, 0.68],
        [0.12, 0.56],
        [0.3, 0.54],
        [0.46, 0.42],
        [0.64, 0.36],
        [0.8, 0.36 - lift * 0.6],
        [1.02, 0.34 - lift],
      ].map(([x = 0, y = 0]) => [x * w, y * h + random.between(-8, 8) * u])
      body += shape.path(
        ribbon(spine, (t) => (8.5 - t * 6.5) * u),
        css(bark),
      )
      for (const [x, y] of spine.slice(1)) {
        const up: Point[] = [
          [x, y],
          [x + 14 * u, y - 26 * u],
          [x + random.between(16, 44) * u, y - random.between(48, 78) * u],
        ]
        body += shape.path(
          ribbon(up, (t) => (3.6 - t * 2.6) * u),
          css(bark),
        )
        for (const [bx, by] of [...up, [x - 22 * u, y + 8 * u] as const]) {
          if (random.chance(0.22)) continue
          body += shape.place(
            bx + random.between(-9, 9) * u,
            by + random.between(-8, 8) * u,
            blossom(sheet, random.between(11, 24) * u, shade(tone, random.between(-0.04, 0.04))),
            random.between(0, 72),
          )
        }
      }
    }
    let falling = ''
    for (let petal = 0; petal < 14; petal++) {
      const size = random.between(2.5, 6) * u
      falling += shape.place(
        w * random.next(),
        h * random.between(0.1, 0.9),
        shape.path(
          `M0 0C${size} ${-size} ${size * 1.6} ${size * 0.3} 0 ${size * 1.5}C${-size * 0.5} ${size} ${-size * 0.4} ${size * 0.3} 0 0Z`,
          css(tone, random.between(0.4, 0.9)),
        ),
        random.between(0, 360),
      )
    }
    return (
      ground(sheet, 0.6, 0.2, 0.5) +
      moon(
        sheet,
        w * random.between(0.35, 0.7),
        h * 0.34,
        random.between(70, 96) * u,
        shade(p.glow, 0, 0.8),
      ) +
      body +
      falling +
      veil(sheet, 0.5)
    )
  },
}
