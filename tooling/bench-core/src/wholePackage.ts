const subpaths = [
  '',
  '/session',
  '/amount',
  '/device',
  '/banks',
  '/form',
  '/dates',
  '/invite',
  '/images',
  '/crypto',
  '/constants',
  '/browser',
]

/** A module that uses every export of this package but those of `/testing`, which no product carries. */
export async function wholePackage(): Promise<string> {
  const used: string[] = []
  const imports: string[] = []
  for (const [index, subpath] of subpaths.entries()) {
    const specifier = `@koi/api-core${subpath}`
    const module: object = await import(specifier)
    imports.push(`import * as m${index} from '${specifier}'`)
    used.push(...Object.keys(module).map((name) => `m${index}.${name}`))
  }
  return `${imports.join('\n')}\nglobalThis.used = [${used.join(', ')}]`
}
