import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { root } from './checkout.ts'
import { runTasks } from './tasks.ts'
import { watchMessages } from './watchMessages.ts'

function startServer() {
  return spawn(
    process.execPath,
    ['--watch', '--disable-warning=ExperimentalWarning', join(root, 'apps/api-server/src/main.ts')],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        KOI_DEV: '1',
        KOI_DATA_DIR: process.env['KOI_DATA_DIR'] ?? join(root, '.data'),
        KOI_SANDBOX_PAGES: sandboxPages,
      },
    },
  )
}

const sandboxPages = join(root, '.cache/sandbox')

/**
 * Builds the pages of the sandbox anew after each change: the server serves them under their real policy and origin, so a
 * change shows in the next game or cashier that is opened.
 */
async function watchSandbox(): Promise<{ readonly stop: () => Promise<void> }> {
  const built = await build({
    root: join(root, 'apps/sandbox'),
    logLevel: 'warn',
    clearScreen: false,
    build: { watch: {}, minify: false, outDir: sandboxPages, emptyOutDir: true },
  })
  return {
    async stop() {
      if ('close' in built) await built.close()
    },
  }
}

/** Serves both shells with hot reload, on the server or, with `--mock`, on mock handlers, until it is stopped. */
export async function dev(args: readonly string[]): Promise<number> {
  const mock = args.includes('--mock')
  const results = await runTasks('generate')
  if (!results.every(({ ok }) => ok)) return 1

  // The shells take the compiled messages in hot.
  const messages = watchMessages(join(root, 'packages/i18n/messages'), () => runTasks('generate'))
  const server = mock ? null : startServer()
  const sandbox = mock ? null : await watchSandbox()
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
  const code = await new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(0))
    server?.once('exit', (status) => resolve(status ?? 1))
  })
  messages.stop()
  await sandbox?.stop()
  server?.kill()
  await Promise.all(shells.map((shell) => shell.close()))
  return code
}
