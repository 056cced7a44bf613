import { css } from '../svg/css.ts'
import { shape } from '../svg/shape.ts'
import type { Tone } from '../svg/tone.ts'

/** A flying crane about 200 units wide, looking right. */
export function crane(feathers: Tone, tips: Tone): string {
  const far = 'M-6 -4C-22 -40 -46 -74 -92 -92C-74 -66 -66 -40 -34 -12Z'
  const near = 'M2 2C12 -34 30 -70 72 -100C64 -62 54 -26 26 8Z'
  return (
    shape.path(far, css(feathers, 0.85)) +
    shape.path('M-92 -92C-82 -74 -74 -58 -64 -42C-70 -48 -80 -58 -84 -66Z', css(tips)) +
    shape.path(
      'M-34 2C-16 -12 14 -12 34 -4C50 2 64 -6 82 -10L96 -8L84 -4C66 2 54 12 36 12C12 18 -14 14 -34 8Z',
      css(feathers),
    ) +
    shape.path(near, css(feathers)) +
    shape.path('M72 -100C68 -78 62 -56 52 -34C50 -52 58 -78 66 -92Z', css(tips)) +
    shape.path('M-34 2C-44 2 -58 8 -64 12C-54 14 -44 12 -34 8Z', css(tips)) +
    shape.stroke('M-40 8L-96 20M-40 10L-92 26', css(tips, 0.8), 2) +
    shape.circle(79, -11, 3.6, css([0.6, 0.2, 28]))
  )
}
