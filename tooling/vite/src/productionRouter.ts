import type { Plugin } from 'vite'

const development = /\/react-router\/dist\/development\//

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
  }
}
