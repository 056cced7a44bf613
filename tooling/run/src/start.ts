import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepareMessages, preparePictures, prepareShells } from './prepare.ts'
import { root } from './root.ts'

await prepareMessages()
await preparePictures()
await prepareShells()

const server = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', join(root, 'apps/api-server/src/main.ts')],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      KOI_WEB_ROOT: root,
      KOI_DATA_DIR: process.env['KOI_DATA_DIR'] ?? join(root, '.data'),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
