import { join } from 'node:path'
import { componentGroups } from './componentGroups.ts'
import { generateComponent } from './generateComponent.ts'

const [kind, name, group] = process.argv.slice(2)
const ui = join(import.meta.dirname, '../../../packages/ui')

if (kind !== 'component' || !name) {
  console.error(`pnpm gen component Name [${componentGroups.join('|')}]`)
  process.exitCode = 1
} else {
  try {
    for (const path of generateComponent(ui, name, group)) console.log(`packages/ui/${path}`)
    console.log(
      '\nThen: say what it is for, put it into packages/ui/README.md, and run `pnpm surface --write`.',
    )
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
