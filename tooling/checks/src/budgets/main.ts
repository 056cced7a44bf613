import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentExports } from '../components/componentExports.ts'
import { root } from '../root.ts'
import { addBudgets } from './addBudgets.ts'
import { budgetTable } from './budgetTable.ts'
import { readBudgets, writeBudgets } from './budgetsFile.ts'
import { buildModules } from './buildModules.ts'
import { checkBudgets } from './checkBudgets.ts'
import { measureComponents } from './measureComponents.ts'

const index = join(root, 'packages/ui/src/index.ts')
const file = join(root, 'packages/ui/budgets.json')
const names = componentExports(readFileSync(index, 'utf8')).map(({ name }) => name)
const modules = await buildModules(index, root)
const sizes = await measureComponents(names, 'packages/ui/src/index.js', modules)

if (process.argv.includes('--add')) writeBudgets(file, addBudgets(sizes, readBudgets(file)))
const budgets = readBudgets(file)
const faults = checkBudgets(sizes, budgets)
console.log(budgetTable(sizes, budgets))
for (const fault of faults) console.log(fault)
console.log(`${sizes.length} components, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
