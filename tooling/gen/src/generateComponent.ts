import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addBudget } from './addBudget.ts'
import { addExport } from './addExport.ts'
import { componentGroups } from './componentGroups.ts'

const template = join(import.meta.dirname, '../template/component')

function refusal(name: string, group: string, folder: string): string | null {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name))
    return `"${name}" is no component name: a capital first, then letters and digits, as in RewardCard`
  if (!componentGroups.some((known) => known === group))
    return `"${group}" is no group of the workshop: one of ${componentGroups.join(' ')}`
  const taken = readdirSync(folder).find((entry) => entry.toLowerCase() === name.toLowerCase())
  if (taken) return `packages/ui/src/${taken} is there already`
  const index = readFileSync(join(folder, 'index.ts'), 'utf8')
  return new RegExp(`[{,\\s]${name}[,\\s}]`).test(index) ? `@koi/ui exports something named ${name}` : null
}

/**
 * Writes a component into a copy of `packages/ui`: folder, export and budget.
 *
 * @returns the paths written or changed, from the package.
 * @throws RangeError when the name is ill-formed or taken, or the group unknown; nothing is written then.
 */
export function generateComponent(
  packageFolder: string,
  name: string,
  group: string = componentGroups[0],
): readonly string[] {
  const source = join(packageFolder, 'src')
  const refused = refusal(name, group, source)
  if (refused) throw new RangeError(refused)
  const fill = (text: string) => text.replaceAll('__Name__', name).replaceAll('__Group__', group)
  mkdirSync(join(source, name))
  const written = readdirSync(template).map((file) => {
    const path = join('src', name, fill(file).replace(/\.template$/, ''))
    writeFileSync(join(packageFolder, path), fill(readFileSync(join(template, file), 'utf8')))
    return path
  })
  const change = (path: string, by: (text: string, name: string) => string) => {
    const file = join(packageFolder, path)
    if (existsSync(file)) writeFileSync(file, by(readFileSync(file, 'utf8'), name))
    return path
  }
  return written.concat(change('src/index.ts', addExport), change('budgets.json', addBudget))
}
