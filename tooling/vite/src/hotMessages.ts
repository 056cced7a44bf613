import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite'

const entry = /\/packages\/i18n\/src\/generated\/messages\.js$/
const compiledMessage = /\/packages\/i18n\/src\/generated\/messages\/(\w+)\.js$/

/**
 * What stands for the generated entry while developing: functions that stay the same, and say what was compiled last. Who
 * keeps one, such as a table of routes, keeps no old text.
 */
const hotEntry = `
import * as compiled from './messages/_index.js'
let current
export const m = {}
function take(next) {
  current = next
  for (const name of Object.keys(next)) m[name] ??= (...given) => current[name](...given)
}
take(compiled)
import.meta.hot?.accept('./messages/_index.js', (next) => next && take(next))
`

/** A module, if React takes it in hot, or else those that import it and that React takes in hot. */
function hotModules(
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): readonly EnvironmentModuleNode[] {
  if (seen.has(module)) return []
  seen.add(module)
  return module.isSelfAccepting
    ? [module]
    : [...module.importers].flatMap((importer) => hotModules(importer, seen))
}

/** The loaded modules that draw what says a message. */
function drawnWith(name: string, { moduleGraph }: DevEnvironment): readonly EnvironmentModuleNode[] {
  const use = new RegExp(String.raw`\bm\.${name}\b`)
  const seen = new Set<EnvironmentModuleNode>()
  return [...moduleGraph.idToModuleMap.values()]
    .filter(({ transformResult }) => use.test(transformResult?.code ?? ''))
    .flatMap((module) => hotModules(module, seen))
}

/**
 * Shows a message that was compiled anew without loading the page again, which would lose what is typed. Who says it is
 * taken in hot, too, and so keeps its state: to draw it again is not enough, as the compiler of React remembers the text.
 */
export function hotMessages(): Plugin {
  return {
    name: 'koi:hot-messages',
    apply: 'serve',
    load: { filter: { id: entry }, handler: () => hotEntry },
    hotUpdate({ file, modules }) {
      const name = compiledMessage.exec(file)?.[1]
      if (name === undefined || this.environment.name !== 'client') return undefined
      return [...modules, ...drawnWith(name, this.environment)]
    },
  }
}
