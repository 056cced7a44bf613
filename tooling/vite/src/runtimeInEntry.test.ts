import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { fromEntry, runtimeInEntry, withFile } from './runtimeInEntry.ts'

const modules: Readonly<Record<string, string>> = {
  'virtual:entry': `import { twice } from 'virtual:old'
globalThis.koiBuilt = { twice: twice(2), page: () => import('virtual:page'), part: () => import('virtual:part'), alone: () => import('virtual:alone') }`,
  'virtual:page': `import * as own from 'virtual:page'
import { six } from 'virtual:part'
import old from 'virtual:old'
export const names = Object.keys(own)
export const three = old.twice(1.5) + six`,
  'virtual:part': `import old from 'virtual:old'
export * as part from 'virtual:part'
export const six = old.twice(3)`,
  'virtual:alone': `import * as own from 'virtual:alone'
export const two = () => Object.keys(own)`,
  'virtual:old': `exports.twice = (number) => number * 2`,
}

/** Builds an entry and a page of it, which both need the bundler's functions for a module of CommonJS. */
async function bundle(
  plugins: readonly ReturnType<typeof runtimeInEntry>[],
): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'virtual',
        resolveId: (id) => (id in modules ? `\0${id}` : null),
        load: (id) => modules[id.slice(1)] ?? null,
      },
      ...plugins,
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:entry',
        output: {
          codeSplitting: {
            groups: [
              {
                name: (id: string) => (/alone|page/.test(id) ? null : id.includes('part') ? 'part' : 'core'),
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file) => file.type === 'chunk')
}

test('a build has one file less, and no file asks for the one that is gone', async () => {
  const before = await bundle([])
  const after = await bundle([runtimeInEntry()])
  expect(before.map(({ name }) => name)).toContain('rolldown-runtime')
  expect(after).toHaveLength(before.length - 1)
  for (const { code } of after) expect(code).not.toContain('rolldown-runtime')
})

test('the entry has another name than one built without its runtime', async () => {
  const names = async (plugins: Parameters<typeof bundle>[0]) =>
    (await bundle(plugins)).filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  expect(await names([runtimeInEntry()])).not.toEqual(await names([]))
})

test('what the file exported is exported by the entry, and used by it under its own names', () => {
  const file = { fileName: 'assets/runtime-1.js', code: 'var a=1,b=()=>a+1;export{b as n,a as t};' }
  const code = withFile('import{n as c}from"./runtime-1.js";var a=c();export{a};', file, true)
  expect(code).toBe(
    'var[koi$n,koi$t]=(()=>{var a=1,b=()=>a+1;;return[b,a]})(),c=koi$n;var a=c();export{a};export{koi$n,koi$t};',
  )
  expect(fromEntry('import{t,n as e}from"./runtime-1.js";e(t)', file.fileName, 'assets/index-2.js')).toBe(
    'import{koi$t as t,koi$n as e}from"./index-2.js";e(t)',
  )
})

test('a file that does not lead to the entry has what it uses in itself, for its name covers no other', async () => {
  const after = await bundle([runtimeInEntry()])
  const alone = after.find(({ name }) => name === '_virtual_alone')
  expect(alone?.imports).toEqual([])
  expect(alone?.code).toContain('koi$')
  expect(alone?.code).not.toMatch(/\bfrom\b/)
})

test('a file that is imported in no known way is refused', () => {
  const file = { fileName: 'assets/runtime-1.js', code: 'export{a};' }
  expect(() => withFile('var a=1;', file, true)).toThrow(/runtime-1/)
})
