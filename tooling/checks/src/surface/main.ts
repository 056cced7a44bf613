import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { differingSections } from './differingSections.ts'
import { emitDeclarations } from './emitDeclarations.ts'
import { surfaceReport } from './surfaceReport.ts'

const file = join(root, 'packages/ui/surface.md')
const index = readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8')
const report = emitDeclarations('packages/ui', (declarationsOf) => surfaceReport(index, declarationsOf))

if (process.argv.includes('--write')) writeFileSync(file, report)
const differences = differingSections(existsSync(file) ? readFileSync(file, 'utf8') : '', report)
for (const line of differences) console.log(line)
if (differences.length > 0)
  console.log('\nWanted? Then `pnpm surface --write`, and commit packages/ui/surface.md.')
process.exitCode = differences.length > 0 ? 1 : 0
