import { css, shade, type Tone } from '../../svg/tone.ts'
import { num } from '../../svg/path.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene, Sheet } from '../../svg/sheet.ts'
import { ground, veil } from '../../motifs/light.ts'
import { koiFish } from '../../motifs/koiFish.ts'
import { blossom } from '../../motifs/blossom.ts'
import { palettes } from '../../svg/palettes.ts'

/** A round leaf on the water with its notch and veins, around the origin. */
function lotusLeaf(sheet: Sheet, r: number, tone: Tone): string {
  const paint = sheet.radial(
    [
      [0, shade(tone, 0.13)],
      [0.7, tone],
      [1, shade(tone, -0.08)],
    ],
    0.4,
    0.4,
    0.7,
  )
  let veins = ''
  for (let vein = 1; vein < 12; vein++) {
    const angle = (vein * Math.PI) / 6
    veins += `M0 0L${num(Math.cos(angle) * r * 0.88)} ${num(Math.sin(angle) * r * 0.88)}`
  }
  const d = `M${num(r * 0.1)} 0L${num(r * 0.98)} ${num(-r * 0.16)}A${num(r)} ${num(r)} 0 1 0 ${num(r * 0.98)} ${num(r * 0.16)}Z`
  return (
    shape.path(d, css([0.1, 0.02, tone[2]], 0.35), {
      transform: `translate(${num(r * 0.1)} ${num(r * 0.14)})`,
      filter: sheet.blur(r * 0.07),
    }) +
    shape.path(d, paint) +
    shape.stroke(veins, css(shade(tone, 0.15), 0.35), r * 0.016)
  )
}

const skins: readonly [readonly [Tone, Tone], ...(readonly [Tone, Tone])[]] = [
  [
    [0.96, 0.015, 80],
    [0.62, 0.2, 33],
  ],
  [
    [0.75, 0.15, 62],
    [0.6, 0.19, 36],
  ],
  [
    [0.95, 0.015, 80],
    [0.3, 0.02, 260],
  ],
  [
    [0.66, 0.19, 38],
    [0.97, 0.015, 80],
  ],
]

/** Koi from above in still water, leaves at the edge. */
export const koiPond: Scene = {
  palettes: [
    palettes.pine,
    palettes.harbour,
    palettes.lagoon,
    palettes.midnight,
    palettes.jade,
    palettes.celadon,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const count = 2 + random.int(2)
    const turn = random.between(0, 360)
    let fish = ''
    for (let index = 0; index < count; index++) {
      const angle = turn + (index * 360) / count
      const rad = (angle * Math.PI) / 180
      const far = (count === 2 ? 62 : 82) * u
      const [x, y] = [w / 2 + Math.cos(rad) * far, h * 0.43 + Math.sin(rad) * far]
      const [skin, patch] = skins[(index + random.int(2) * 2) % skins.length] ?? skins[0]
      const drawing = koiFish(sheet, random.between(165, 195) * u, skin, patch, 1)
      const dark = koiFish({ ...sheet, random }, 175 * u, [0.1, 0.02, p.low[2]], [0.1, 0.02, p.low[2]], 1)
      fish += shape.group(shape.place(x + 14 * u, y + 22 * u, dark, angle - 82), {
        opacity: 0.3,
        filter: sheet.blur(5 * u),
      })
      fish += shape.place(x, y, drawing, angle - 82)
    }
    let rings = ''
    const [rx, ry] = [w * random.between(0.2, 0.8), h * random.between(0.15, 0.7)]
    for (let ring = 1; ring < 5; ring++)
      rings += shape.circle(rx, ry, ring * 22 * u, 'none', {
        stroke: css(p.pale, 0.26 - ring * 0.05),
        'stroke-width': 1.6 * u,
      })
    let leaves = ''
    for (const [x, y] of [
      [0.04, 0.1],
      [0.95, 0.22],
      [0.9, 0.76],
      [0.08, 0.7],
    ] as const) {
      if (random.chance(0.25)) continue
      leaves += shape.place(
        w * x,
        h * y,
        lotusLeaf(sheet, random.between(42, 72) * u, shade(p.second, -0.2, 0.9, p.second[2] < 120 ? 100 : 0)),
        random.between(0, 360),
      )
    }
    const flower = shape.place(
      w * 0.86,
      h * 0.17,
      blossom(sheet, 30 * u, [0.88, 0.07, 5], 8, 3),
      random.between(0, 45),
    )
    return (
      ground(sheet, 0.4, 0.3, 0.3) + rings + fish + leaves + (random.chance(0.6) ? flower : '') + veil(sheet)
    )
  },
}
