import { glow, ground, veil } from '../../motifs/light.ts'
import { scales } from '../../motifs/water.ts'
import { sphere } from '../../motifs/ball.ts'
import { cloud } from '../../motifs/sky.ts'
import { css, shade } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { type Point, polygon, ribbon } from '../../svg/path.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A dragon made of one long wave, winding through cloud after a pearl. */
export const dragonWave: Scene = {
  palettes: [
    palettes.cinnabar,
    palettes.pine,
    palettes.harbour,
    palettes.bronze,
    palettes.indigo,
    palettes.vermilion,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const skin = random.chance(0.5) ? p.accent : shade(p.second, 0.1, 1)
    const flip = random.chance(0.5) ? 1 : -1
    const swing = random.between(0.3, 0.38)
    const spine: Point[] = []
    for (let step = 0; step <= 64; step++) {
      const t = step / 64
      const sway = Math.sin(t * 9.2 + 0.6) * swing * (0.62 + t * 0.5) * flip
      spine.push([w * (0.5 + sway), h * (0.2 + t * 0.72)])
    }
    const width = (t: number) => (t < 0.08 ? 13 + t * 110 : 22 - 19 * ((t - 0.08) / 0.92) ** 1.6) * u * 0.95
    const body = ribbon(spine, width)
    let spikes = ''
    for (let index = 3; index < 62; index++) {
      const [[x, y] = [0, 0], [nx, ny] = [0, 0]] = [spine[index], spine[index + 1]]
      const length = Math.hypot(nx - x, ny - y) || 1
      const [ux, uy] = [(ny - y) / length, (x - nx) / length]
      const reach = width(index / 64) * 1.55
      spikes += shape.path(
        polygon([
          [x, y],
          [x + ux * reach - (nx - x) * 0.9, y + uy * reach - (ny - y) * 0.9],
          [nx, ny],
        ]),
        css(shade(skin, -0.18)),
      )
    }
    const cut = { 'clip-path': sheet.clip(shape.path(body, '#000')) }
    const lit = sheet.linear(
      [
        [0, shade(skin, 0.12, 0.8)],
        [0.5, skin],
        [1, shade(skin, -0.24)],
      ],
      80,
    )
    const belly = shape.stroke(
      `M${spine.map(([x, y]) => `${x.toFixed(1)} ${(y + 9 * u).toFixed(1)}`).join('L')}`,
      css(shade(p.pale, -0.03), 0.4),
      7 * u,
    )
    const [hx, hy] = spine[0] ?? [0, 0]
    const face = flip
    const head =
      shape.path(
        'M-34 6C-38 -14 -20 -28 2 -26C18 -26 30 -14 50 -12C60 -10 60 2 50 6C40 8 30 8 22 12C34 14 42 14 50 12C46 22 30 26 14 24C-8 28 -30 24 -34 6Z',
        lit,
      ) +
      shape.path(
        'M-22 -18C-40 -30 -52 -50 -50 -66C-40 -50 -26 -40 -8 -24ZM-30 -6C-50 -10 -66 -22 -72 -36C-56 -24 -44 -20 -26 -16Z',
        css(shade(skin, -0.16)),
      ) +
      shape.path('M-30 10C-50 14 -62 26 -66 40C-52 32 -40 28 -24 22Z', css(shade(skin, 0.06))) +
      shape.stroke('M48 -6C66 -22 84 -20 96 -34M46 4C66 6 78 16 94 14', css(shade(skin, 0.1)), 2.6) +
      shape.circle(8, -12, 5.2, css([0.98, 0.02, 90])) +
      shape.circle(9.5, -12, 2.6, css([0.15, 0.03, 30])) +
      shape.circle(47, -7, 2, css(shade(skin, -0.3)))
    const pearlX = w * 0.5 + flip * 96 * u
    return (
      ground(sheet, 0.5, 0.2, 0.36) +
      scales(sheet, 42 * u, p.glow, 0.08) +
      cloud(sheet, w * 0.02, h * 0.34, w * 0.7, shade(p.high, 0.14), 0.5) +
      shape.group(
        shape.path(body, css([0.1, 0.03, 20], 0.4), { transform: `translate(${8 * u} ${16 * u})` }),
        { filter: sheet.blur(6 * u) },
      ) +
      spikes +
      shape.path(body, lit) +
      shape.group(belly + scales(sheet, 8 * u, shade(skin, -0.3), 0.5), cut) +
      shape.place(hx + 8 * face * u, hy - 2 * u, head, -14 * face, face * u, u) +
      glow(sheet, pearlX, hy - 54 * u, 70 * u, p.glow, 0.8) +
      shape.place(pearlX, hy - 54 * u, sphere(sheet, 15 * u, shade(p.glow, 0.04, 0.5))) +
      cloud(sheet, w * 0.3, h * 0.54, w * 0.75, shade(p.high, 0.1), 0.62) +
      cloud(sheet, -w * 0.2, h * 0.76, w * 0.9, shade(p.low, 0.14), 0.7) +
      veil(sheet)
    )
  },
}
