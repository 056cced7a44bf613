import { coin } from '../motifs/coin.ts'
import { glow, ground, shadow } from '../motifs/light.ts'
import { redEnvelope } from '../motifs/redEnvelope.ts'
import { palettes } from '../svg/palettes.ts'
import { shape } from '../svg/shape.ts'
import type { Scene } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

const gold: Tone = [0.8, 0.125, 84]

/** One red envelope on warm paper, with coins beside it. */
export const envelope: Scene = {
  palettes: [palettes.apricot],
  draw(sheet) {
    const { width: w, height: h, palette: p } = sheet
    return (
      ground(sheet, 0.45, 0.15, 0.6) +
      glow(sheet, w * 0.5, h * 0.5, h * 0.8, p.glow, 0.5) +
      shadow(sheet, w * 0.5, h * 0.93, h * 0.44, h * 0.035, 0.4) +
      shape.place(w * 0.48, h * 0.5, redEnvelope(sheet, h * 0.8), -7) +
      shape.place(w * 0.61, h * 0.84, coin(sheet, h * 0.11, gold, 0.42, 0.3)) +
      shape.place(w * 0.645, h * 0.72, coin(sheet, h * 0.115, gold, 0.92), 12)
    )
  },
}
