import { PGlite } from '@electric-sql/pglite'
import { types } from 'pg'
import { setFlagsFromString } from 'node:v8'

/** `int8` of the embedded engine reads as bigint, as it does on PostgreSQL. */
const parsers = { [types.builtins.INT8]: BigInt }

/** Pages that the engine keeps beside the system's own cache of files. All of it is taken at once; its default is 128 MB. */
const sharedBuffers = '16MB'

/**
 * What V8 is told for a process with the engine in it. The engine stays as the baseline compiler made it: the optimizing one
 * gains nothing measurable on our statements, and takes 600 MB and many seconds of a core for a single function of the
 * executor. The space for young objects does not grow, up to 32 MB that are kept (docs/performance.md).
 */
const flags = [
  // The next two are what the first implies on a command line.
  '--liftoff-only',
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
  '--semi-space-growth-factor=1',
]

/** Starts the embedded engine on a folder or in memory, with the contents of a dump where there is one. */
export function openEngine({ dataDir, dump }: { dataDir?: string; dump?: Blob } = {}): Promise<PGlite> {
  for (const flag of flags) setFlagsFromString(flag)
  return PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(dump ? { loadDataDir: dump } : {}),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    parsers,
  })
}
