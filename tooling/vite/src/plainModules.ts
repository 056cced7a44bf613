import type { Plugin } from 'vite'

/**
 * Keeps modules away from the React Compiler, which adds a fifth to their bytes: what is on home seldom draws anew, and the
 * pages around it keep what they hand down.
 */
export function plainModules(isPlain: (id: string) => boolean): Plugin {
  return {
    name: 'koi:plain-modules',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler: (code, id) => (isPlain(id) ? { code: `'use no memo';${code}`, map: null } : null),
    },
  }
}
