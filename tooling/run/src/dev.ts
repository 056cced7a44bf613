import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { prepareMessages, preparePictures } from './prepare.ts'
import { root } from './root.ts'

const mock = process.argv.includes('--mock')

await prepareMessages()
await preparePictures()

const messages = spawn('pnpm', ['--filter', '@koi/i18n', 'generate', '--watch'], {
  cwd: root,
  stdio: 'ignore',
})
const server = mock
  ? null
  : spawn(
      process.execPath,
      ['--watch', '--disable-warning=ExperimentalWarning', join(root, 'apps/api-server/src/main.ts')],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          KOI_DEV: '1',
          KOI_DATA_DIR: process.env['KOI_DATA_DIR'] ?? join(root, '.data'),
        },
      },
    )

const shells = await Promise.all(
  ['web-desktop', 'web-mobile'].map((shell) =>
    createServer({
      root: join(root, 'apps', shell),
      mode: mock ? 'mock' : 'development',
      clearScreen: false,
    }),
  ),
)
for (const shell of shells) {
  await shell.listen()
  shell.printUrls()
}

const stop = async () => {
  messages.kill()
  server?.kill()
  await Promise.all(shells.map((shell) => shell.close()))
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
server?.once('exit', (code) => process.exit(code ?? 1))
