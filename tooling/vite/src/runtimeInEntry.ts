import type { Plugin, Rolldown } from 'vite'

const exported = /export\s*\{([^}]*)\};?\s*$/

/** The names in braces of an import or export, each with the one that it gets. */
function namesOf(list: string): ReadonlyMap<string, string> {
  const items = list.split(',').flatMap((item) => item.trim() || [])
  return new Map(
    items.map((item) => {
      const [name = '', as = name] = item.split(/\s+as\s+/)
      return [name, as]
    }),
  )
}

const baseOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('/') + 1)

/** The import of a file by its name, as the bundler writes it. */
function importOf(fileName: string): RegExp {
  const base = baseOf(fileName).replaceAll(/[.$]/g, String.raw`\$&`)
  return new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*["'\x60]\./${base}["'\x60];?`)
}

/** A name for what the entry takes over; its own are short or end otherwise. */
const taken = (name: string) => `koi$${name}`

/** A file of the bundle; it is named by what it holds, or leads to. */
type Code = Pick<Rolldown.OutputChunk, 'fileName' | 'code'>

/**
 * The code of a file with that of another one, which imports nothing, in front: both keep their names to themselves. With
 * `passedOn` it exports what the other one did.
 *
 * @throws Error when one of them is written in another way.
 */
export function withFile(code: string, file: Code, passedOn: boolean): string {
  const exportsOf = exported.exec(file.code)
  const own = importOf(file.fileName).exec(code)
  if (!exportsOf || !own) throw new Error(`${file.fileName} is not imported as runtimeInEntry knows it.`)
  const given = [...namesOf(exportsOf[1] ?? '')]
  const body = file.code.slice(0, exportsOf.index)
  const names = given.map(([, as]) => taken(as)).join(',')
  const values = given.map(([name]) => name).join(',')
  const uses = [...namesOf(own[1] ?? '')].map(([name, as]) => `${as}=${taken(name)}`).join(',')
  const whole = code.replace(own[0], () => `var[${names}]=(()=>{${body};return[${values}]})(),${uses};`)
  return passedOn ? `${whole}export{${names}};` : whole
}

/** The code of a file that imports from the entry what it imported from a file which the entry has taken over. */
export function fromEntry(code: string, fileName: string, entryName: string): string {
  return code.replace(importOf(fileName), (_all, list: string) => {
    const names = [...namesOf(list)].map(([name, as]) => `${taken(name)} as ${as}`)
    return `import{${names.join(',')}}from"./${baseOf(entryName)}";`
  })
}

function runtimeOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk | undefined {
  return chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === '\0rolldown/runtime.js')
}

/**
 * Puts the bundler's own functions into the entry. Where modules are grouped it makes a file of them, and takes them into no
 * group; each page would load a file more, which is mostly headers. A build whose entry does not hold the shell itself, as that
 * with the mock worker, keeps the file.
 */
export function runtimeInEntry(): Plugin {
  return {
    name: 'koi:runtime-in-entry',
    apply: 'build',
    enforce: 'pre',
    // By their names files are kept for good: with what is put into them, they are others.
    augmentChunkHash: () => 'koi:runtime-in-entry',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = runtimeOf(chunks)
        const entry = chunks.find(({ isEntry }) => isEntry)
        // What the entry imported besides would run before it, and without what it has taken over.
        if (!runtime || entry?.imports.length !== 1 || entry.imports[0] !== runtime.fileName) return
        for (const chunk of chunks) {
          if (chunk === runtime || !chunk.imports.includes(runtime.fileName)) continue
          // A name covers what a file imports: one that does not lead to the entry must not begin to.
          if (chunk === entry || !chunk.imports.includes(entry.fileName))
            chunk.code = withFile(chunk.code, runtime, chunk === entry)
          else chunk.code = fromEntry(chunk.code, runtime.fileName, entry.fileName)
          chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName)
          if (chunk.code.includes(baseOf(runtime.fileName)))
            throw new Error(`${chunk.fileName} still imports ${runtime.fileName}: see runtimeInEntry.`)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
