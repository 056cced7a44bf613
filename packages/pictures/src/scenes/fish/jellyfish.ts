import { deep } from '../../motifs/seabed.ts'
import { glow, veil } from '../../motifs/light.ts'
import { css, shade, type Tone } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { type Point, ribbon, smooth } from '../../svg/path.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene, Sheet } from '../../svg/sheet.ts'

function jelly(sheet: Sheet, r: number, tone: Tone): string {
  const { random } = sheet
  const bell = sheet.radial(
    [
      [0, shade(tone, 0.2, 0.6), 0.9],
      [0.6, tone, 0.6],
      [1, shade(tone, 0.12), 0.85],
    ],
    0.5,
    0.75,
    0.8,
  )
  const fade = sheet.linear([
    [0, shade(tone, 0.1), 0.75],
    [1, tone, 0],
  ])
  let arms = ''
  for (let arm = 0; arm < 4; arm++) {
    const spine: Point[] = Array.from({ length: 9 }, (_, step) => [
      (arm - 1.5) * r * 0.26 + Math.sin(step * 0.9 + arm * 1.4) * r * 0.12,
      step * r * 0.28,
    ])
    arms += shape.path(
      ribbon(spine, (t) => r * 0.09 * (1 - t) * (1 + 0.5 * Math.sin(t * 26))),
      fade,
    )
  }
  let threads = ''
  for (let thread = 0; thread < 9; thread++) {
    const phase = random.between(0, 6.28)
    const spine: Point[] = Array.from({ length: 10 }, (_, step) => [
      (thread - 4) * r * 0.2 + Math.sin(step * 0.7 + phase) * r * 0.09 * (step / 5),
      step * r * random.between(0.33, 0.36),
    ])
    threads += shape.stroke(smooth(spine, false), fade, r * 0.018)
  }
  const dome = `M${-r} ${r * 0.12}C${-r} ${-r * 1.1} ${r} ${-r * 1.1} ${r} ${r * 0.12}C${r * 0.75} ${r * 0.3} ${r * 0.6} ${r * 0.02} ${r * 0.36} ${r * 0.2}C${r * 0.2} ${r * 0.3} ${-r * 0.2} ${r * 0.3} ${-r * 0.36} ${r * 0.2}C${-r * 0.6} ${r * 0.02} ${-r * 0.75} ${r * 0.3} ${-r} ${r * 0.12}Z`
  let ribs = ''
  for (const part of [-0.6, -0.2, 0.2, 0.6])
    ribs += `M${part * r} ${r * 0.1}C${part * r * 1.1} ${-r * 0.3} ${part * r * 0.5} ${-r * 0.62} ${part * r * 0.16} ${-r * 0.7}`
  return (
    glow(sheet, 0, 0, r * 2.4, tone, 0.5) +
    threads +
    arms +
    shape.path(dome, bell) +
    shape.stroke(ribs, css(shade(tone, 0.26, 0.4), 0.4), r * 0.02) +
    shape.ellipse(-r * 0.34, -r * 0.42, r * 0.24, r * 0.1, css([1, 0, 0], 0.5), {
      transform: 'rotate(-30)',
      filter: sheet.blur(r * 0.05),
    })
  )
}

/** Jellyfish, lit from inside, drifting in the dark. */
export const jellyfish: Scene = {
  palettes: [palettes.abyss, palettes.indigo, palettes.midnight, palettes.plum, palettes.harbour],
  draw(sheet) {
    const { width: w, height: h, unit: u, random } = sheet
    const tones: readonly [Tone, ...Tone[]] = [
      [0.74, 0.13, 340],
      [0.76, 0.11, 200],
      [0.74, 0.12, 295],
      [0.8, 0.11, 60],
    ]
    const first = random.pick(tones)
    let small = ''
    for (let index = 0; index < 4; index++)
      small += shape.place(
        w * random.between(0.06, 0.94),
        h * random.between(0.08, 0.62),
        jelly(sheet, random.between(13, 28) * u, random.pick(tones)),
        random.between(-20, 20),
      )
    return (
      deep(sheet, 0.16) +
      small +
      shape.place(
        w * random.between(0.42, 0.6),
        h * random.between(0.32, 0.4),
        jelly(sheet, random.between(64, 84) * u, first),
        random.between(-14, 14),
      ) +
      veil(sheet, 0.56)
    )
  },
}
