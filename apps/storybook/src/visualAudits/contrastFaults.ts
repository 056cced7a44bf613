import axe from 'axe-core'
import { brands } from '../storyProviders/brands.ts'
import { nextFrame } from './nextFrame.ts'

const themes = ['light', 'dark'] as const

/**
 * Looks at the story that is on the page in every brand and theme, and measures its contrast in each: markup does not
 * change with them, so the other rules need no second run.
 */
export async function contrastFaults(): Promise<readonly string[]> {
  const root = document.documentElement
  const { brand: oldBrand = '', theme: oldTheme } = root.dataset
  const faults: string[] = []
  for (const { theme: brand } of brands) {
    for (const theme of themes) {
      if (oldBrand === brand && (oldTheme ?? 'light') === theme) continue
      Object.assign(root.dataset, { brand, theme })
      await nextFrame()
      const { violations } = await axe.run(document.body, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
      })
      for (const { nodes } of violations)
        for (const node of nodes) faults.push(`${brand} ${theme}: ${node.html}\n${node.failureSummary ?? ''}`)
    }
  }
  root.dataset['brand'] = oldBrand
  if (oldTheme === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = oldTheme
  return faults
}
