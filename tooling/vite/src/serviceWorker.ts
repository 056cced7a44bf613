import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { bootAddress } from './bootScript.ts'
import { filesOfModule, filesOfPages, type Files } from './pageParts.ts'

const path = 'sw.js'

/** The screens whose files are kept from the beginning (D18): where a visit begins, and what is looked up without a connection. */
const keptScreens = [
  'HomeScreen',
  'VenueLobbyScreen',
  'EgameScreen',
  'BetRecordScreen',
  'TransactionsScreen',
  'LoginScreen',
]

/** What offers the next version, and says what was refused: that version may take the files of this one off the server. */
const keptParts = ['/updates/UpdateNotice.tsx', '/errors/refusalText.ts']

/** A file that is kept; null where its address changes with its content. */
interface KeptFile {
  readonly url: string
  readonly revision: string | null
}

function bundled(output: Awaited<ReturnType<typeof build>>): string {
  const [result] = Array.isArray(output) ? output : [output]
  if (!result || !('output' in result)) throw new Error('The service worker was not built.')
  return result.output[0].code
}

/** The service worker with the list of what it keeps. */
async function buildWorker(kept: readonly KeptFile[]): Promise<string> {
  const input = fileURLToPath(import.meta.resolve('@koi/service-worker'))
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'self.keptFiles': JSON.stringify(kept),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  return bundled(output)
}

function revisionOf(bundle: Rolldown.OutputBundle, name: string): KeptFile {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build has no file ${name}.`)
  return { url: `/${name}`, revision: createHash('sha256').update(file.source).digest('hex').slice(0, 16) }
}

const merged = (files: readonly Files[]) => [
  ...new Set(files.flatMap(({ scripts, styles }) => [...scripts, ...styles])),
]

/** Builds the service worker of a shell, `sw.js`, once all its files have their names. */
export function serviceWorker(): Plugin {
  return {
    name: 'koi:service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const pages = filesOfPages(bundle)
      if (!pages) return
      const screens = keptScreens.map((name) => {
        const files = pages.screens[name]
        if (!files) throw new Error(`No screen is named ${name}: see keptScreens of the service worker.`)
        return files
      })
      const parts = keptParts.map((ending) => {
        const files = filesOfModule(bundle, ending)
        if (!files) throw new Error(`No chunk begins with ${ending}: see keptParts of the service worker.`)
        return files
      })
      const kept = [bootAddress, ...merged([pages.entry, ...screens, ...parts])].map((url) => ({
        url,
        revision: null,
      }))
      const source = await buildWorker([...kept, revisionOf(bundle, 'index.html')])
      this.emitFile({ type: 'asset', fileName: path, source })
    },
  }
}
