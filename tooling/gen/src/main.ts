import { join } from 'node:path'
import { componentGroups } from './componentGroups.ts'
import { generateComponent } from './generateComponent.ts'
import { generateMessage } from './generateMessage.ts'

const packages = join(import.meta.dirname, '../../../packages')
const usage = `pnpm gen component Name [${componentGroups.join('|')}]
pnpm gen message key "中文" "English"`

const [kind, name, ...rest] = process.argv.slice(2)

function generate(): readonly string[] {
  const [first, second] = rest
  if (kind === 'component' && name)
    return [
      ...generateComponent(join(packages, 'ui'), name, first).map((path) => `packages/ui/${path}`),
      '\nThen: say what it is for, put it into packages/ui/README.md, and run `pnpm surface --write`.',
    ]
  if (kind === 'message' && name && first && second)
    return generateMessage(join(packages, 'i18n/messages'), name, first, second).map(
      (path) => `packages/i18n/messages/${path}`,
    )
  throw new RangeError(usage)
}

try {
  for (const line of generate()) console.log(line)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
