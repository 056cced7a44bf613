import { gem } from '../../motifs/gem.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { css, type Tone } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { polygon } from '../../svg/path.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

const stones: readonly [Tone, ...Tone[]] = [
  [0.6, 0.19, 22],
  [0.62, 0.13, 165],
  [0.6, 0.14, 250],
  [0.62, 0.16, 305],
  [0.78, 0.13, 80],
  [0.72, 0.11, 200],
  [0.7, 0.15, 350],
]

/** One great cut stone in a shaft of light, smaller ones around it. */
export const gems: Scene = {
  palettes: [
    palettes.indigo,
    palettes.plum,
    palettes.abyss,
    palettes.pine,
    palettes.slate,
    palettes.lilac,
    palettes.claret,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const [x, y] = [w * random.between(0.44, 0.56), h * random.between(0.36, 0.43)]
    const main = random.pick(stones)
    let rays = ''
    for (let ray = 0; ray < 5; ray++) {
      const foot = w * random.between(-0.1, 1.1)
      rays += shape.path(
        polygon([
          [x - 20 * u, -h * 0.1],
          [x + 20 * u, -h * 0.1],
          [foot + 50 * u, h],
          [foot - 20 * u, h],
        ]),
        sheet.linear([
          [0, p.glow, 0.2],
          [0.8, p.glow, 0],
        ]),
      )
    }
    let small = ''
    for (let index = 0; index < 8; index++) {
      const angle = index * 0.785 + random.between(-0.25, 0.25)
      const far = random.between(112, 160) * u
      const r = random.between(13, 30) * u
      const [gx, gy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 1.08]
      small += shape.place(
        gx,
        gy,
        gem(sheet, r, random.pick(stones), random.pick([4, 6, 8]), random.between(0.85, 1.2)),
        random.between(0, 45),
      )
    }
    const corners = random.pick([6, 8, 8, 10] as const)
    return (
      ground(sheet, x / w, 0.1, 0.32) +
      shape.group(rays, { filter: sheet.blur(9 * u) }) +
      glow(sheet, x, y, 190 * u, main, 0.5) +
      shadow(sheet, x, y + 128 * u, 70 * u, 12 * u, 0.5) +
      small +
      shape.place(
        x,
        y,
        gem(sheet, random.between(74, 88) * u, main, corners, random.between(0.95, 1.2)),
        random.between(-14, 14),
      ) +
      shape.stroke(
        `M${x - 62 * u} ${y - 76 * u}h${22 * u}m${-11 * u} ${-11 * u}v${22 * u}`,
        css([1, 0, 0], 0.85),
        1.6 * u,
      ) +
      veil(sheet)
    )
  },
}
