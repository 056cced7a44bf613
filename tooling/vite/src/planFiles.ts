import { build, type InlineConfig, type Rolldown } from 'vite'
import { mergeParts, type Part } from './mergeParts.ts'
import { isScreenList } from './pageParts.ts'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'isEntry' | 'isDynamicEntry' | 'imports' | 'code'
> & { readonly modules: Readonly<Record<string, unknown>> }

/** Before its first screen a page loads the boot script, the entry, the list of screens, its own, and these: eight. */
const sharedFiles = 4

/**
 * What a file counts when it is chosen what to put together, in bytes. Its headers are some 800; counted higher, what most
 * pages share is put together first, and pages load less in the end (docs/performance.md).
 */
const fileBytes = 12_000

/** Of a byte of code so much is sent. */
const sentShare = 0.3

/** What opens over a page counts less than the page. */
const dialogWeight = 0.02

const sheet = /\.css$/
const screen = /\/([A-Za-z]+Screen)\.tsx$/

/**
 * What comes with the list of screens, beside parts of the contract: every page but home needs it, and home for members. What
 * watches over a member has to be there before the first reply to one, and so comes with the code that calls.
 */
export const comesWithScreenList = [
  '/packages/store/src/api/callEndpoint.ts',
  '/packages/features/src/shell/fullClient.ts',
  '/packages/features/src/shell/MemberWatch.tsx',
  '/packages/features/src/routing/pageTitles.ts',
  '/packages/features/src/labels/partLabels.ts',
  '/packages/features/src/errors/otherFailureText.ts',
  '/packages/features/src/runtime/tabTalk.ts',
  '/apps/web-desktop/src/layout/header/MemberActions.tsx',
  '/apps/web-desktop/src/layout/MemberLinks.tsx',
  '/apps/web-desktop/src/layout/UserLayout.tsx',
  '/apps/web-desktop/src/layout/AuthLayout.tsx',
]
const contractPart = /\/packages\/contract\/src\/[^/]+\.ts$/
const isPagePart = (id: string | null) =>
  id !== null && (contractPart.test(id) || comesWithScreenList.some((path) => id.endsWith(path)))

/** Chunks with all that they lead to by import. */
function withImports(chunks: ReadonlyMap<string, Chunk>, starts: readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunks.get(name))
  }
  for (const start of starts) visit(start)
  return found
}

function usersOf(chunks: ReadonlyMap<string, Chunk>): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>([...chunks.keys()].map((name) => [name, new Set()]))
  const visit = (name: string, entry: string) => {
    const known = users.get(name)
    if (!known || known.has(entry)) return
    known.add(entry)
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported, entry)
  }
  for (const { fileName, isEntry, isDynamicEntry } of chunks.values())
    if (isEntry || isDynamicEntry) visit(fileName, fileName)
  return users
}

export interface FilePlan {
  /** The name of the shared file that a module of a shell goes to. */
  readonly files: ReadonlyMap<string, string>
  /** The modules that home loads. */
  readonly home: ReadonlySet<string>
}

/**
 * Decides what travels together, from a bundle in which modules share a file only where the same entries load them: what the
 * entry and home need is one file; the styles that several others share are one sheet, which comes with the list of screens.
 */
export function planOf(bundle: readonly Chunk[]): FilePlan {
  const chunks = new Map(bundle.map((chunk) => [chunk.fileName, chunk]))
  const users = usersOf(chunks)
  const usersIn = ({ fileName }: Chunk) => users.get(fileName) ?? new Set<string>()
  const screens = new Map(
    bundle.flatMap(({ fileName, facadeModuleId }) => {
      const [, name] = screen.exec(facadeModuleId ?? '') ?? []
      return name ? [[name, fileName] as const] : []
    }),
  )
  const names = new Set(screens.values())
  const entry = bundle.find(({ isEntry }) => isEntry)?.fileName ?? ''
  const home = screens.get('HomeScreen') ?? ''
  const isCore = (chunk: Chunk) =>
    usersIn(chunk).has(entry) || (usersIn(chunk).has(home) && !chunk.isDynamicEntry)
  // Every page but home has calls to make before it shows anything: what they need comes with the list of screens.
  const calls = withImports(
    chunks,
    bundle.filter((chunk) => chunk.isDynamicEntry && isPagePart(chunk.facadeModuleId)),
  )
  const shared = bundle.filter(
    (chunk) => !isCore(chunk) && !calls.has(chunk) && !names.has(chunk.fileName) && usersIn(chunk).size > 1,
  )
  const places = new Map(shared.map(({ fileName }, at) => [fileName, at]))
  /** The shared chunks that a chunk leads to, at once or through others. */
  const importsOf = (chunk: Chunk, found = new Set<number>(), seen = new Set<string>()) => {
    for (const name of chunk.imports) {
      if (seen.has(name)) continue
      seen.add(name)
      const place = places.get(name)
      const imported = chunks.get(name)
      if (place !== undefined) found.add(place)
      else if (imported) importsOf(imported, found, seen)
    }
    return found
  }
  const modulesOf = (chunk: Chunk, areSheets: boolean) =>
    Object.keys(chunk.modules).filter((id) => sheet.test(id) === areSheets)
  const parts: readonly Part[] = shared.map((chunk) => ({
    modules: modulesOf(chunk, false),
    bytes: chunk.code.length * sentShare,
    users: usersIn(chunk),
    imports: importsOf(chunk),
  }))
  const weightOf = (user: string) => (names.has(user) ? 1 : dialogWeight)
  const files = mergeParts(parts, { fileBytes, limit: sharedFiles, weightOf })
  const plan = new Map([
    ...files.flatMap((modules, at) => modules.map((id) => [id, `part${at}`] as const)),
    ...shared.flatMap((chunk) => modulesOf(chunk, true).map((id) => [id, 'pages'] as const)),
    ...bundle
      .filter(isCore)
      .flatMap(({ modules }) => Object.keys(modules).map((id) => [id, 'core'] as const)),
  ])
  const ofCalls = [...calls].filter((chunk) => !isCore(chunk)).flatMap(({ modules }) => Object.keys(modules))
  const lists = bundle.flatMap(({ modules }) => Object.keys(modules)).filter(isScreenList)
  for (const id of [...ofCalls, ...lists]) plan.set(id, 'pages')
  const ofHome = bundle.filter((chunk) => isCore(chunk) || chunk.fileName === home)
  return { files: plan, home: new Set(ofHome.flatMap(({ modules }) => Object.keys(modules))) }
}

/** Builds a shell once in memory, as the bundler keeps its modules apart by itself, and plans its files by that. */
export async function planFiles(config: InlineConfig): Promise<FilePlan> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, cssMinify: false },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return planOf(
    outputs
      .flatMap((output) => ('output' in output ? output.output : []))
      .filter((file) => file.type === 'chunk'),
  )
}
