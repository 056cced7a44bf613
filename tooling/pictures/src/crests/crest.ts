import type { Scene } from '../scenes/scene.ts'
import { css } from '../svg/css.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Emblem } from './emblems.ts'
import { emblems } from './emblems.ts'
import { fields } from './fields.ts'
import { kits } from './kits.ts'
import { shields } from './shields.ts'

function sign({ d, line }: Emblem, colour: string, edge: string): string {
  const outline = shape.stroke(d, edge, (line ?? 0) + 16)
  return outline + (line === undefined ? shape.path(d, colour) : shape.stroke(d, colour, line))
}

/** A team's crest: a shield, parted or plain, with one emblem. Nothing on it is smaller than a pixel at 24 px. */
export const crest: Scene = {
  palettes: kits,
  draw(sheet) {
    const { width, random, palette } = sheet
    const shield = random.pick(shields)
    const field = random.pick(fields)
    const emblem = random.pick(emblems)
    const ground = sheet.linear([
      [0, shade(palette.high, 0.05)],
      [1, shade(palette.high, -0.05)],
    ])
    const light = sheet.linear(
      [
        [0, [1, 0, 0], 0.2],
        [0.5, [1, 0, 0], 0],
        [1, [0.1, 0.02, 265], 0.18],
      ],
      62,
    )
    const rim = css(palette.low)
    const roundel = field.busy
      ? shape.circle(0, 0, 30, css(palette.high), { stroke: rim, 'stroke-width': 3 })
      : ''
    const inside =
      shape.path(shield, ground) +
      (field.d ? shape.path(field.d, css(palette.second)) : '') +
      shape.path(shield, light) +
      roundel
    const drawn =
      shape.group(inside, { 'clip-path': sheet.clip(shape.path(shield, '#000')) }) +
      shape.stroke(shield, rim, 5) +
      shape.stroke(shield, css(palette.glow, 0.5), 1.6, { transform: 'scale(0.91)' }) +
      shape.place(
        0,
        field.busy ? 0 : -2,
        sign(emblem, css(palette.pale), css(palette.accent)),
        0,
        field.busy ? 0.46 : 0.56,
      )
    return shape.place(width / 2, width / 2, drawn, 0, width / 104)
  },
}
