import { stone } from '../../motifs/stone.ts'
import { veil } from '../../motifs/veil.ts'
import { wood } from '../../motifs/wood.ts'
import { bambooShade } from '../../motifs/bambooShade.ts'
import { css } from '../../svg/css.ts'
import { num } from '../../svg/num.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../scene.ts'

/** A board from near, black and white in a fight, leaf shade falling across. */
export const goBoard: Scene = {
  palettes: [palettes.honey, palettes.apricot, palettes.bronze, palettes.celadon, palettes.copper],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const plank = random.pick<Tone>([
      [0.77, 0.095, 76],
      [0.7, 0.09, 66],
      [0.84, 0.06, 85],
    ])
    const step = random.pick([44, 52, 62]) * u
    const turn = random.pick([0, -14, 18, 45])
    let lines = ''
    const reach = 7
    for (let index = -reach; index <= reach; index++)
      lines += `M${num(index * step)} ${num(-reach * step)}V${num(reach * step)}M${num(-reach * step)} ${num(index * step)}H${num(reach * step)}`
    const taken = new Set<string>()
    let stones = ''
    let [gx, gy] = [random.int(3) - 1, random.int(3) - 1]
    for (let move = 0; move < 30; move++) {
      gx = Math.max(-3, Math.min(3, gx + random.int(3) - 1))
      gy = Math.max(-4, Math.min(3, gy + random.int(3) - 1))
      if (taken.has(`${gx},${gy}`)) continue
      taken.add(`${gx},${gy}`)
      stones += shape.place(
        gx * step + random.between(-1, 1),
        gy * step + random.between(-1, 1),
        stone(sheet, step * 0.47, (gx * 2 + gy + move) % 2 === 0),
      )
    }
    const light = sheet.radial(
      [
        [0, p.glow, 0.3],
        [1, p.glow, 0],
      ],
      0.25,
      0.1,
      0.9,
    )
    const tint = sheet.linear(
      [
        [0, p.high, 0],
        [1, shade(p.low, -0.05), 0.36],
      ],
      70,
    )
    return (
      shape.place(
        w / 2,
        h * 0.42,
        wood(sheet, -w, -h, w * 2, h * 2, plank) + shape.stroke(lines, css([0.28, 0.05, 50], 0.75), 1.4 * u),
        turn,
      ) +
      shape.rect(0, 0, w, h, light) +
      shape.rect(0, 0, w, h, tint) +
      shape.place(w / 2, h * 0.42, stones, turn) +
      bambooShade(sheet, 0.1) +
      veil(sheet, 0.7)
    )
  },
}
