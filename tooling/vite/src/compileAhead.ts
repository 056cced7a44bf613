import type { Plugin, Rolldown } from 'vite'

/** By this line V8 compiles every function of a file while the file comes, beside the page, and not as it is called first. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Has the entry compiled ahead, most of which runs as a page begins. Of other files a page runs too little of what is in them. */
export function markEntry(chunks: Iterable<Pick<Rolldown.OutputChunk, 'isEntry' | 'code'>>): void {
  for (const chunk of chunks) if (chunk.isEntry) chunk.code = hint + chunk.code
}

/** Marks the entry of a shell as code that is compiled ahead. */
export function compileAhead(): Plugin {
  return {
    name: 'koi:compile-ahead',
    apply: 'build',
    // Files are cached for good by their names, so the hint is part of the hash.
    augmentChunkHash: ({ isEntry }) => (isEntry ? hint : undefined),
    generateBundle: {
      // Runs last, so that the hint is the first line.
      order: 'post',
      handler: (_options, bundle) => markEntry(Object.values(bundle).filter((file) => file.type === 'chunk')),
    },
  }
}
