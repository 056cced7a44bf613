import { css } from '../svg/css.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** The blurred shade of leaves that hang outside the picture. */
export function bambooShade(sheet: Sheet, alpha: number): string {
  const { width, height, unit, random } = sheet
  let body = ''
  for (let branch = 0; branch < 5; branch++) {
    const [x, y] = [width * random.between(0.3, 1.1), height * random.between(-0.1, 0.5)]
    for (let leaf = 0; leaf < 6; leaf++) {
      const size = random.between(50, 110) * unit
      const d = `M0 0C${size * 0.3} ${-size * 0.12} ${size * 0.8} ${-size * 0.07} ${size} ${size * 0.06}C${size * 0.7} ${size * 0.12} ${size * 0.3} ${size * 0.1} 0 0Z`
      body += shape.place(x, y, shape.path(d, css([0.12, 0.03, 150], alpha)), random.between(90, 190))
    }
  }
  return shape.group(body, { filter: sheet.blur(4 * unit) })
}
