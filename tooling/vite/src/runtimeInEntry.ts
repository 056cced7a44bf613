import type { Plugin, Rolldown } from 'vite'

const exported = /export\s*\{([^}]*)\};?\s*$/

/** The names in braces of an import or export, each with the one that it gets. */
function namesOf(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(',').map((item) => {
      const [name = '', as = name] = item.trim().split(/\s+as\s+/)
      return [name, as]
    }),
  )
}

/** The import of a file by its name, as the bundler writes it. */
function importOf(fileName: string): RegExp {
  const [base = ''] = fileName.split('/').slice(-1)
  return new RegExp(
    String.raw`import\s*\{([^}]*)\}\s*from\s*["'\x60]\./${base.replaceAll(/[.$]/g, String.raw`\$&`)}["'\x60];?`,
  )
}

/** A name for what the entry takes over; its own are short or end otherwise. */
const taken = (name: string) => `koi$${name}`

/**
 * The code of the entry with that of another file, which imports nothing, in front: both keep their names to themselves, and
 * the entry exports what the file did, for those that imported it.
 *
 * @throws Error when one of them is written in another way.
 */
export function withFile(entry: string, file: { readonly fileName: string; readonly code: string }): string {
  const exportsOf = exported.exec(file.code)
  const own = importOf(file.fileName).exec(entry)
  if (!exportsOf || !own)
    throw new Error(`${file.fileName} is not imported by the entry, or exports nothing: see runtimeInEntry.`)
  const given = [...namesOf(exportsOf[1] ?? '')]
  const body = file.code.slice(0, exportsOf.index)
  const names = given.map(([, as]) => taken(as)).join(',')
  const values = given.map(([name]) => name).join(',')
  const uses = [...namesOf(own[1] ?? '')].map(([name, as]) => `${as}=${taken(name)}`).join(',')
  const code = entry.replace(own[0], () => `var[${names}]=(()=>{${body};return[${values}]})(),${uses};`)
  return `${code}export{${given.map(([, as]) => taken(as)).join(',')}};`
}

/** The code of a file that imports from the entry what it imported from a file which the entry has taken over. */
export function fromEntry(code: string, fileName: string, entryName: string): string {
  const [base = ''] = entryName.split('/').slice(-1)
  return code.replace(importOf(fileName), (_all, list: string) => {
    const names = [...namesOf(list)].map(([name, as]) => `${taken(name)} as ${as}`)
    return `import{${names.join(',')}}from"./${base}";`
  })
}

function runtimeOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === '\0rolldown/runtime.js')
}

/**
 * Puts the bundler's own functions into the entry. Where modules are grouped it makes a file of them, and takes them into no
 * group; each page would load a file more, which is mostly headers.
 */
export function runtimeInEntry(): Plugin {
  return {
    name: 'koi:runtime-in-entry',
    apply: 'build',
    enforce: 'pre',
    // By its name a file is kept for good: with what is put into it, it is another one.
    augmentChunkHash: ({ isEntry }) => (isEntry ? 'koi:runtime-in-entry' : undefined),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const runtime = runtimeOf(bundle)
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entries = chunks.filter(({ isEntry }) => isEntry)
        const [entry] = entries
        if (!runtime || !entry || entries.length > 1) return
        entry.code = withFile(entry.code, runtime)
        for (const chunk of chunks)
          if (chunk !== entry && chunk !== runtime)
            chunk.code = fromEntry(chunk.code, runtime.fileName, entry.fileName)
        delete bundle[runtime.fileName]
      },
    },
  }
}
