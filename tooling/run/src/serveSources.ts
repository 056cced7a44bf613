import { join } from 'node:path'
import { build, createServer } from 'vite'
import { root } from './checkout.ts'
import { watchFolders } from './watchFolders.ts'
import { watchServer } from './watchServer.ts'

interface ServeOptions {
  /** Serves the shells on mock handlers, without a server. */
  readonly mock: boolean
  /** Compiles the messages anew. */
  readonly compileMessages: () => Promise<unknown>
}

/**
 * Builds the pages of the sandbox anew after each change: the server serves them under their real policy and origin, so a
 * change shows in the next game or cashier that is opened.
 */
async function watchSandbox(outDir: string): Promise<() => Promise<void>> {
  const built = await build({
    root: join(root, 'apps/sandbox'),
    logLevel: 'warn',
    clearScreen: false,
    build: { watch: {}, minify: false, outDir, emptyOutDir: true },
  })
  return async () => {
    if ('close' in built) await built.close()
  }
}

/** What Vite says where another process listens on the port of a shell, for a person at a terminal. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const port = /^Port (\d+) is already in use/.exec(message)?.[1]
  if (port === undefined) return error instanceof Error ? (error.stack ?? message) : message
  return `Port ${port} is taken. Stop what uses it, or choose another with KOI_DESKTOP_PORT or KOI_MOBILE_PORT.`
}

/**
 * Serves both shells from their sources with hot reload, on the server or on mock handlers, until it is told to end, and
 * answers the exit code. What it has started by then ends with it, the server first.
 */
export async function serveSources({ mock, compileMessages }: ServeOptions): Promise<number> {
  const told = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(0))
  })
  const ours = process.listeners('SIGTERM')
  const closers: (() => unknown)[] = []
  try {
    closers.push(watchFolders([join(root, 'packages/i18n/messages')], compileMessages).stop)
    const shells = await Promise.all(
      ['web-desktop', 'web-mobile'].map(async (shell) => {
        const server = await createServer({
          root: join(root, 'apps', shell),
          mode: mock ? 'mock' : 'development',
          clearScreen: false,
        })
        closers.push(() => server.close())
        return server
      }),
    )
    // Vite's own would end this process before the server has ended.
    for (const listener of process.listeners('SIGTERM'))
      if (!ours.includes(listener)) process.off('SIGTERM', listener)
    for (const shell of shells) {
      await shell.listen()
      shell.printUrls()
    }
    if (mock) return await told
    const sandboxPages = process.env['KOI_SANDBOX_PAGES'] ?? join(root, '.cache/sandbox')
    closers.push(await watchSandbox(sandboxPages))
    // Last: nothing that can fail comes after what is a process of its own.
    const server = watchServer({
      KOI_DEV: '1',
      KOI_DATA_DIR: process.env['KOI_DATA_DIR'] ?? join(root, '.data'),
      KOI_SANDBOX_PAGES: sandboxPages,
    })
    closers.push(server.stop)
    return await Promise.race([told, server.failed])
  } catch (error) {
    console.error(explain(error))
    return 1
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
