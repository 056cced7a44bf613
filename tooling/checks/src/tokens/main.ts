import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from '../readSources.ts'
import { root } from '../root.ts'
import { findUnknownTokens } from './findUnknownTokens.ts'
import { tokenModule } from './tokenModule.ts'
import { tokenNames } from './tokenNames.ts'

const folder = 'packages/ui/src/tokens'
const file = join(root, folder, 'tokenNames.ts')
const names = tokenNames(readSources([folder], /\.css$/))
const module = tokenModule(names)

if (process.argv.includes('--write')) writeFileSync(file, module)
const sources = readSources(['packages/ui/src', 'packages/features/src', 'apps'], /\.(css|tsx?)$/).filter(
  ({ path }) => !path.startsWith(folder),
)
const faults = [
  ...(readFileSync(file, 'utf8') === module
    ? []
    : [`${folder}/tokenNames.ts is not what the sheets say: run \`pnpm tokens --write\``]),
  ...findUnknownTokens(sources, names),
]
for (const fault of faults) console.log(fault)
console.log(`${names.semantic.length} tokens, ${sources.length} files, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
