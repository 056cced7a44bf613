import type { Plugin } from 'vite'

const shape = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const drawing = '\0koi:icon-drawing'

/** Lucide's own takes sizes, strokes and class names as it is asked for; `Icon` of the ui package asks for none of them. */
const drawingCode = `
import { createElement } from 'react'
const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}
export default ({ node }) => (props) =>
  createElement('svg', { ...attributes, ...props }, ...node.map(([tag, given]) => createElement(tag, given)))
`

/** The module of a shape with its drawing alone: keys are for lists that change, names and aliases for classes of CSS. */
export function withoutNames(code: string): string {
  return code
    .replaceAll(/,?\s*key: "\w+"/g, '')
    .replace(/^ {2}(?:name|size|aliases): .*,?$/gm, '')
    .replace(/,?\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;$/m, '')
}

/** Draws Lucide's icons with less: its drawing weighs as much as a dozen shapes, and is run for each icon of a page. */
export function plainIcons(): Plugin {
  return {
    name: 'koi:plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && shape.test(importer ?? '') ? drawing : null,
    load: (id) => (id === drawing ? drawingCode : null),
    transform: {
      filter: { id: shape },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  }
}
