import axe from 'axe-core'
import { brands } from '../storyProviders/brands.ts'
import { textSamples } from './textSamples.ts'

const themes = ['light', 'dark'] as const
const still = new CSSStyleSheet()
still.replaceSync('*, ::before, ::after { transition: none !important; }')

/**
 * Looks at the story that is on the page in every other brand and theme, and measures its contrast in each: markup does not
 * change with them, so the other rules need no second run. Colours change at once, so that no frame has to be drawn.
 */
export async function contrastFaults(): Promise<readonly string[]> {
  const root = document.documentElement
  const { brand: oldBrand = '', theme: oldTheme } = root.dataset
  const include = textSamples()
  if (include.length === 0) return []
  document.adoptedStyleSheets.push(still)
  const faults: string[] = []
  for (const { theme: brand } of brands) {
    for (const theme of themes) {
      if (oldBrand === brand && (oldTheme ?? 'light') === theme) continue
      Object.assign(root.dataset, { brand, theme })
      const { violations } = await axe.run(
        { include },
        {
          runOnly: ['color-contrast'],
          resultTypes: ['violations'],
        },
      )
      for (const { nodes } of violations)
        for (const node of nodes) faults.push(`${brand} ${theme}: ${node.html}\n${node.failureSummary ?? ''}`)
    }
  }
  root.dataset['brand'] = oldBrand
  if (oldTheme === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = oldTheme
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1)
  return faults
}
