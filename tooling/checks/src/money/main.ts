import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { moneyFaults } from './moneyFaults.ts'
import { moneyFolders } from './moneyFolders.ts'
import { notMoney } from './notMoney.ts'

const projects = globSync(
  ['apps/*/tsconfig.json', 'apps/*/src/**/tsconfig.json', 'packages/*/tsconfig.json'],
  {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  },
).map((path) => join(root, path))

// Tests and stories hold amounts to compare with, and the messages are generated.
const looksAt = (path: string) => !/\.(test|stories)\.tsx?$|\/(generated|testing|dist)\//.test(path)

const { files, faults } = moneyFaults(projects, {
  root,
  looksAt,
  isStrict: (path) => moneyFolders.some((folder) => folder.test(path)),
})
const excused = new Set(faults.map(({ path }) => path).filter((path) => path in notMoney))
const told = [
  ...faults.filter(({ path }) => !excused.has(path)).map(({ path, line, text }) => `${path}:${line} ${text}`),
  ...Object.keys(notMoney)
    .filter((path) => !excused.has(path))
    .map((path) => `${path} is excused in notMoney.ts and need not be`),
]
for (const fault of told) console.log(fault)
console.log(`${files} files, ${told.length} faults`)
process.exitCode = told.length > 0 || files === 0 ? 1 : 0
