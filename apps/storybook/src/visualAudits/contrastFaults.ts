import axe from 'axe-core'
import { brands } from '../storyProviders/brands.ts'
import { createSignature, groundsOf } from './contrastSignature.ts'
import { textSamples } from './textSamples.ts'

interface Look {
  readonly brand: string
  readonly theme: 'light' | 'dark'
}

/** A text on the page. */
interface Text {
  readonly element: Element
  /** How it looks in each of the looks that are measured. */
  readonly signature: string
  /** That, and all that decides whether its contrast is judged at all. */
  readonly inPlace: string
}

const looks = brands.flatMap(({ theme: brand }): Look[] => [
  { brand, theme: 'light' },
  { brand, theme: 'dark' },
])
const still = new CSSStyleSheet()
still.replaceSync('*, ::before, ::after { transition: none !important; }')

/** Signatures that axe has passed in all looks, and where it judged nothing, as of a disabled text or one on a picture. */
const passed = new Set<string>()
const left = new Set<string>()

/** The texts that are like none in the stories before: of the others axe would say nothing new. */
function unknownTexts(others: readonly Look[]): Text[] {
  const samples = textSamples().map(({ element, place }) => ({ element, place, grounds: groundsOf(element) }))
  const seen = others.map((look) => {
    Object.assign(document.documentElement.dataset, look)
    return samples.map(createSignature())
  })
  return samples.flatMap(({ element, place }, at): Text[] => {
    const signature = seen.map((signatures) => signatures[at]).join('; ')
    const inPlace = `${place} ${signature}`
    return passed.has(signature) || left.has(inPlace) ? [] : [{ element, signature, inPlace }]
  })
}

/** What axe says of texts in a look: faults, and the elements that it has judged and passed. */
async function measure(texts: readonly Text[], { brand, theme }: Look) {
  Object.assign(document.documentElement.dataset, { brand, theme })
  const { violations, passes } = await axe.run(
    { include: texts.map(({ element }) => element) },
    { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'], elementRef: true },
  )
  return {
    faults: violations
      .flatMap(({ nodes }) => nodes)
      .map(({ html, failureSummary }) => `${brand} ${theme}: ${html}\n${failureSummary ?? ''}`),
    passes: new Set<unknown>(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element))),
  }
}

/**
 * Looks at the story that is on the page in every other brand and theme, and measures its contrast in each: markup does not
 * change with them, so the other rules need no second run. Colours change at once, so that no frame has to be drawn.
 */
export async function contrastFaults(): Promise<readonly string[]> {
  const root = document.documentElement
  const { brand: oldBrand = '', theme: oldTheme } = root.dataset
  const others = looks.filter(({ brand, theme }) => brand !== oldBrand || theme !== (oldTheme ?? 'light'))
  document.adoptedStyleSheets.push(still)
  const texts = unknownTexts(others)
  const results = []
  if (texts.length > 0) for (const look of others) results.push(await measure(texts, look))
  const faults = results.flatMap((result) => result.faults)
  for (const { element, signature, inPlace } of texts) {
    if (results.every(({ passes }) => passes.has(element))) passed.add(signature)
    else if (faults.length === 0) left.add(inPlace)
  }
  root.dataset['brand'] = oldBrand
  if (oldTheme === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = oldTheme
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1)
  return faults
}
