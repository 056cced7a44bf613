import { coin } from '../motifs/coin.ts'
import { ingot } from '../motifs/ingot.ts'
import { glow, ground, shadow } from '../motifs/light.ts'
import { redEnvelope } from '../motifs/redEnvelope.ts'
import { palettes } from '../svg/palettes.ts'
import { shape } from '../svg/shape.ts'
import type { Scene } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

const gold: Tone = [0.8, 0.13, 84]

/** A fan of red envelopes behind a heap of ingots and coins. */
export const treasure: Scene = {
  palettes: [palettes.plum],
  draw(sheet) {
    const { width: w, height: h, palette: p } = sheet
    const fan = [-34, -12, 12, 34].map((turn) => {
      const lean = (turn * Math.PI) / 180
      return shape.place(
        w * 0.5 + Math.sin(lean) * h * 0.5,
        h * 0.86 - Math.cos(lean) * h * 0.42,
        redEnvelope(sheet, h * 0.64),
        turn,
      )
    })
    return (
      ground(sheet, 0.5, 0.1, 0.5) +
      glow(sheet, w * 0.5, h * 0.5, h * 1.1, p.glow, 0.42) +
      fan.join('') +
      shadow(sheet, w * 0.5, h * 0.95, h * 0.74, h * 0.05, 0.6) +
      shape.place(w * 0.37, h * 0.78, ingot(sheet, h * 0.54, gold), -4) +
      shape.place(w * 0.63, h * 0.79, ingot(sheet, h * 0.52, gold), 5) +
      shape.place(w * 0.5, h * 0.76, ingot(sheet, h * 0.66, gold)) +
      shape.place(w * 0.29, h * 0.9, coin(sheet, h * 0.09, gold, 0.42, 0.3)) +
      shape.place(w * 0.71, h * 0.9, coin(sheet, h * 0.09, gold, 0.42, 0.3))
    )
  },
}
