/** Puts a component's line among the lines of an index that are in order of names. */
export function addExport(index: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx'\n`
  const statements = index.split(/^(?=export )/m)
  const after = statements.findIndex((statement) => {
    const first = /^export \{\s*(?!type )(\w+)/.exec(statement)?.[1]
    return first !== undefined && /^[A-Z]/.test(first) && first > name
  })
  return after < 0 ? index + line : statements.toSpliced(after, 0, line).join('')
}
