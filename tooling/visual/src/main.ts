import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from './paths.ts'
import { summary } from './summary.ts'

const given = process.argv.slice(2)
const update = given.includes('--update')
const rest = given.filter((argument) => argument !== '--update')

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: paths.root, stdio: 'inherit' }).status ?? 1

if (!rest.includes('--no-build') && run('turbo', ['run', 'build-storybook']) !== 0) process.exit(1)
const code = run('pnpm', [
  '--filter',
  '@koi/visual',
  'exec',
  'playwright',
  'test',
  ...(update ? ['--update-snapshots=changed'] : []),
  ...rest.filter((argument) => argument !== '--no-build'),
])
console.log(`\n${summary(JSON.parse(readFileSync(paths.json, 'utf8'))).join('\n')}`)
if (code !== 0) {
  console.log(`Before, after and difference: ${join(paths.report, 'index.html')}`)
  console.log('Wanted? Then `pnpm test:visual --update`.')
}
process.exitCode = code
