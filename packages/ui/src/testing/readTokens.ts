/** What a sheet declares, name to value; later rules win. */
export type Declarations = Readonly<Record<string, string>>

/** Reads the custom properties of style sheets, in order. */
export function readTokens(...sheets: readonly string[]): Declarations {
  const found = sheets.flatMap((sheet) => Array.from(sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)))
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]),
  )
}

/** The plain colour behind a token in one theme, with `light-dark()` and `var()` resolved. */
export function resolveToken(tokens: Declarations, name: string, theme: 'light' | 'dark'): string {
  let value = tokens[name]
  for (let depth = 0; depth < 8 && value !== undefined; depth += 1) {
    const pair = /^light-dark\(((?:[^()]|\([^()]*\))+), ((?:[^()]|\([^()]*\))+)\)$/.exec(value)
    const reference = /^var\((--[\w-]+)\)$/.exec(value)
    if (pair) value = pair[theme === 'light' ? 1 : 2]
    else if (reference) value = tokens[reference[1] ?? '']
    else return value
  }
  throw new Error(`The token ${name} is not defined`)
}
