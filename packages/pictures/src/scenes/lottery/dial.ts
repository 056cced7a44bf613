import { ballTones, sphere } from '../../motifs/ball.ts'
import { glow, ground, veil } from '../../motifs/light.ts'
import { stars } from '../../motifs/sky.ts'
import { css, shade } from '../../svg/tone.ts'
import { num } from '../../svg/path.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A brass dial of the sky: rings, hours, planets on their ways. */
export const dial: Scene = {
  palettes: [palettes.midnight, palettes.indigo, palettes.abyss, palettes.plum, palettes.pine],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const brass = shade([0.78, 0.1, 84], 0)
    const line = (r: number, alpha: number, wide = 1.3) =>
      shape.circle(0, 0, r * u, 'none', { stroke: css(brass, alpha), 'stroke-width': wide * u })
    let marks = ''
    for (let mark = 0; mark < 72; mark++) {
      const angle = mark * 0.08727
      const [from, to] = [126 * u, (mark % 6 ? 132 : 142) * u]
      marks += `M${num(Math.cos(angle) * from)} ${num(Math.sin(angle) * from)}L${num(Math.cos(angle) * to)} ${num(Math.sin(angle) * to)}`
    }
    let web = ''
    const points = 12
    const skip = random.pick([3, 4, 5])
    for (let index = 0; index < points; index++) {
      const [a, b] = [(index / points) * 6.283, ((index + skip) / points) * 6.283]
      web += `M${num(Math.cos(a) * 122 * u)} ${num(Math.sin(a) * 122 * u)}L${num(Math.cos(b) * 122 * u)} ${num(Math.sin(b) * 122 * u)}`
    }
    let planets = ''
    for (const r of [46, 74, 100, 122]) {
      const angle = random.between(0, 6.28)
      const size = random.between(9, 17) * u
      planets += shape.place(
        Math.cos(angle) * r * u,
        Math.sin(angle) * r * u,
        glow(sheet, 0, 0, size * 2.6, p.glow, 0.34) + sphere(sheet, size, random.pick(ballTones)),
      )
    }
    const sun = sphere(sheet, 24 * u, shade([0.84, 0.13, 82], 0), 0.5)
    return (
      ground(sheet, 0.5, 0.4, 0.24) +
      stars(sheet, 90, 0.9) +
      glow(sheet, w / 2, h * 0.42, 220 * u, p.high, 0.7) +
      shape.place(
        w / 2,
        h * 0.42,
        shape.circle(0, 0, 148 * u, css(shade(p.low, 0.02), 0.35)) +
          line(148, 0.9, 2.2) +
          line(126, 0.6) +
          line(100, 0.4) +
          line(74, 0.4) +
          line(46, 0.4) +
          shape.stroke(marks, css(brass, 0.8), 1.2 * u) +
          shape.stroke(web, css(brass, 0.3), 1 * u) +
          glow(sheet, 0, 0, 84 * u, p.glow, 0.8) +
          sun +
          planets,
        random.between(-20, 20),
      ) +
      veil(sheet, 0.6)
    )
  },
}
