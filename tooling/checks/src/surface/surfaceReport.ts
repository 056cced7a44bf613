/** A declaration file as the compiler emits it without comments, its destructured parameters by a plain name. */
function plain(declarations: string): string {
  return declarations
    .replace(/^import .*;\n/gm, '')
    .replace(/^export \{\};\n/gm, '')
    .replace(/\(\{[^{}]*\}: /g, '(props: ')
    .replace(/: import\("react"\)\.JSX\.Element;/g, ';')
    .replace(/^export (declare )?/gm, '')
    .trim()
}

/**
 * What a package offers, from the text of its index and its declaration files: a section for each file that the index
 * re-exports, with the names it takes from it and what they are.
 *
 * @param declarationsOf The declaration file of a module, `Button/Button.tsx`.
 */
export function surfaceReport(index: string, declarationsOf: (file: string) => string): string {
  const sections = Array.from(
    index.matchAll(/export (type )?\{([^}]*)\} from '\.\/([^']+)'/g),
    ([, type = '', names = '', file = '']) => {
      const exported = names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => type + name)
        .toSorted()
      return `## ${file}\n\n${exported.join(', ')}\n\n\`\`\`ts\n${plain(declarationsOf(file))}\n\`\`\`\n`
    },
  )
  return [
    '# Public surface of @koi/ui\n',
    'Made by `pnpm surface --write`; a check compares it, so that a change of exports or props is a visible one.\n',
    ...sections.toSorted(),
  ].join('\n')
}
