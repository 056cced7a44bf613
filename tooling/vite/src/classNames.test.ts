import { build } from 'vite'
import { expect, test } from 'vitest'
import { classNames, scopedName, withClassesByName } from './classNames.ts'

const sheet = '.root { color: red } .title { color: green } .unused { color: blue }'

/** A build of one component with its sheet: its script and its styles. */
async function built(component: string) {
  const files: Readonly<Record<string, string>> = {
    '/virtual/Card.tsx': component,
    '/virtual/Card.module.css': sheet,
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'test:files',
        enforce: 'pre',
        resolveId: (id) =>
          id in files ? id : id === './Card.module.css' ? '/virtual/Card.module.css' : null,
        load: (id) => files[id] ?? null,
      },
      classNames(),
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: '/virtual/Card.tsx', formats: ['es'], cssFileName: 'card' },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return {
    code: outputs.map((file) => ('code' in file ? file.code : '')).join(''),
    styles: outputs.map((file) => ('source' in file ? file.source.toString() : '')).join(''),
  }
}

const importing = "import styles from './Card.module.css'\n"

test('a class is written where it is used, and its sheet is kept', async () => {
  const { code, styles } = await built(`${importing}export const name = [styles['title']].join()`)
  const title = scopedName('title', '/virtual/Card.module.css', sheet)
  expect(code).toContain(`["${title}"]`)
  expect(code).not.toMatch(/unused|koiSheet/)
  expect(styles).toContain(`.${title} {`)
})

test('a sheet whose classes are looked up comes with all of them', async () => {
  const { code, styles } = await built(`${importing}export const name = (key) => styles[key]`)
  expect(code).toContain('unused')
  expect(styles).toContain('color: blue')
})

test('a build fails over a class that its sheet does not have', async () => {
  const missing = built(`${importing}export const name = [styles['tilte']].join()`)
  await expect(missing).rejects.toThrow('does not have')
})

test('a class is called the same wherever the project lies, and differently in another sheet', () => {
  const here = new URL('../../../packages/ui/src/A.module.css', import.meta.url).pathname
  expect(scopedName('title', here, sheet)).toBe(scopedName('title', `${here}?used`, sheet))
  expect(scopedName('title', here, sheet)).toMatch(/^k[A-Za-z\d]{5}1$/)
  expect(scopedName('title', here.replace('A.', 'B.'), sheet)).not.toBe(scopedName('title', here, sheet))
})

test.each([
  ['a word of the language', "styles['switch']"],
  ['a name that is worked out', 'styles[size]'],
  ['the sheet itself', 'show(styles)'],
])('a module keeps the whole sheet for %s', (_what, use) => {
  expect(withClassesByName(`${importing}${use}; styles['root']`)).toBeNull()
})
