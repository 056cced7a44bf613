import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { isIPv6 } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const sources = fileURLToPath(new URL('floor', import.meta.url))
const built = fileURLToPath(new URL('../.cache/floor', import.meta.url))

/** The floor on a port of its own. */
export interface RunningFloor {
  readonly origin: string
  stop(): Promise<void>
}

async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name)
    if (['.js', '.html'].includes(extname(file)))
      await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)))
  }
}

/**
 * Builds and serves what the stack costs by itself: React, a data router, Redux Toolkit with RTK Query and one heading, built
 * by the same tools and sent compressed as the shells are. What Koi costs is told in multiples of it.
 */
export async function startFloor(): Promise<RunningFloor> {
  await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: built,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
    },
  })
  await compress(built)
  const app = new Hono().use(serveStatic({ root: built, precompressed: true }))
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string' || isIPv6(address.address))
    throw new Error('the floor has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
