import type { Plugin } from 'vite'

const development = /\/react-router\/dist\/development\//
const production = /\/react-router\/dist\/production\/.+\.mjs$/

/** A component or context at the top of a module, which the bundler has to keep as long as making it may do something. */
const made = /^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm

/** What a component is called in the tools of developers: unused components would stay for it. */
const named = /^\w+\.displayName = "\w+";$/gm

/** Where `ScrollRestoration` draws a script for pages of the router's own server: there are none. */
const restoringScript =
  /if \(!remixContext \|\| remixContext\.isSpaMode\) \{\s*(return null;)\s*\}(?=\s*let restoreScroll\b)/

/** A module of the router of which the bundler keeps only what is used: forms and prefetching are not. */
export function withoutUnusedParts(code: string): string {
  return code.replaceAll(made, '$1/* @__PURE__ */ $2').replaceAll(named, '').replace(restoringScript, '$1')
}

/**
 * Takes the production build of react-router, to which its package names no way: the other one carries its warnings to
 * players.
 */
export function productionRouter(): Plugin {
  return {
    name: 'koi:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^(?:react-router(?:\/|$)|\.\/)/.test(source) || !importer?.includes('/react-router')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && development.test(found.id)
        ? { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
        : null
    },
    transform: {
      filter: { id: production },
      handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
    },
  }
}
