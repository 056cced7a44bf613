import { ground } from '../../motifs/ground.ts'
import { glow } from '../../motifs/glow.ts'
import { tile } from '../../motifs/tile.ts'
import { veil } from '../../motifs/veil.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../scene.ts'

const backs: readonly [Tone, ...Tone[]] = [
  [0.5, 0.11, 158],
  [0.5, 0.12, 250],
  [0.62, 0.14, 60],
  [0.52, 0.16, 25],
]

/** Rows of mahjong tiles across the picture at a slant. */
export const tileGrid: Scene = {
  palettes: [palettes.copper, palettes.felt, palettes.harbour, palettes.plum, palettes.moss, palettes.honey],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const back = random.pick(backs)
    const size = random.between(58, 76) * u
    const turn = random.pick([-18, -12, 10, 16])
    let body = ''
    for (let row = -1; row <= 1; row++) {
      for (let column = -3; column <= 3; column++) {
        const x = (column + (row % 2) * 0.5) * size * 1.06
        const y = row * size * 1.5
        const lift = row === 0 && column === 0 ? -size * 0.22 : 0
        body += shape.place(x, y + lift, tile(sheet, size, back))
      }
    }
    return (
      ground(sheet, 0.4, 0.2, 0.4) +
      glow(sheet, w / 2, h * 0.42, 200 * u, p.glow, 0.3) +
      shape.place(w / 2, h * 0.42, body, turn) +
      veil(sheet, 0.74)
    )
  },
}
