type Pair = readonly [shown: string, ground: string]

const grounds = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const tones = ['positive', 'negative', 'warning', 'info']
const softs = [...tones.map((tone) => `${tone}-soft`), 'accent-soft', 'gold-soft']
const banks = ['blue', 'red', 'green', 'purple', 'neutral'].map((family) => `bank-${family}`)
const texts = ['text', 'text-muted', 'text-faint', 'accent-text', 'gold-text', ...tones]
const controls = ['accent', 'border-strong', 'danger', 'positive', 'negative', 'warning', 'info', 'inverse']

const cross = (shown: readonly string[], on: readonly string[]): readonly Pair[] =>
  on.flatMap((ground) => shown.map((name) => [name, ground] as const))

/** Every text and the ground it is set on, as names without `--color-`: 4.5:1 or more. */
export const textPairs: readonly Pair[] = [
  ['fixed-dark', 'fixed-light'],
  ...cross(texts, grounds),
  // The row that is pointed at in a list that floats: no control stands on it.
  ...cross(texts, ['raised-hover']),
  // Banners and tags: plain text on the soft grounds, and each tone on its own.
  ...cross(['text'], softs),
  ...cross(['text-muted'], softs),
  ...tones.map((tone) => [tone, `${tone}-soft`] as const),
  ...cross(['accent-text'], ['accent-soft']),
  ...cross(['gold-text'], ['gold-soft']),
  ...cross(['on-accent'], ['accent', 'accent-hover', 'accent-active']),
  ...cross(['on-danger'], ['danger', 'danger-hover']),
  ...cross(['on-inverse', 'on-inverse-muted'], ['inverse']),
  ...cross(['on-util', 'on-util-muted'], ['util']),
  ...cross(['on-hero', 'on-hero-muted'], ['hero']),
  ...cross(['on-bank'], banks),
  ...cross(['accent-on-light'], ['fixed-light']),
]

/** Controls, their borders, marks and the focus ring against what is around them: 3:1 or more. */
export const controlPairs: readonly Pair[] = [
  ...cross(controls, grounds),
  ...cross(['focus'], [...grounds, 'raised-hover', ...softs]),
  ...cross(['on-hero'], ['hero']),
  ...cross(['fixed-light'], ['border-strong', 'accent', 'hero', 'util', ...banks]),
  ...cross(['accent'], ['accent-soft']),
  ...tones.map((tone) => [tone, `${tone}-soft`] as const),
]

/** What separates or fills without saying anything by itself, and the veils over pictures. */
export const decorative: readonly string[] = ['border', 'hairline', 'skeleton', 'gold', 'backdrop', 'scrim']
