import { expect, test } from 'vitest'
import { readSources } from './checkout/checkout.ts'
import { foldersInCircles } from './folderCycles.ts'

const proof = /\.(test|spec|stories)\.tsx?$|\/(testing|fixtures)\//

test('no folder and another one import from each other, not even a folder and the one it lies in', () => {
  const files = readSources(['apps', 'packages', 'tooling'], /\.tsx?$/).filter(
    ({ path }) => !proof.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(foldersInCircles(files)).toEqual([])
})

test('names the folders of a circle and no others', () => {
  const file = (path: string, ...imports: readonly string[]) => ({
    path,
    text: imports.map((specifier) => `import {} from '${specifier}'`).join('\n'),
  })
  const files = [
    file('a/index.ts', './part/x.ts'),
    file('a/part/x.ts', '../../b/y.ts'),
    file('b/y.ts', '../a/index.ts', '../c/z.ts'),
    file('c/z.ts'),
  ]
  expect(foldersInCircles(files)).toEqual(['a', 'a/part', 'b'])
})
