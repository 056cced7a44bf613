import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfKoi } from './copyOfKoi.ts'

const root = join(import.meta.dirname, '../../..')
const copy = join(root, '.cache/brand', String(process.pid))
const sheet = join(copy, 'packages/ui/src/tokens/brands/river.css')
const page = readFileSync(join(root, 'docs/add-a-brand.md'), 'utf8')

/** The block that the page opens with the path of a file. */
function shown(path: string): string {
  const block = page.match(/```\w+\n[^]*?\n```/g)?.find((text) => text.includes(` ${path}`))
  if (!block) throw new Error(`docs/add-a-brand.md does not show ${path}`)
  return block.replace(/^.*\n|```$/g, '')
}

function write(path: string, text: string): void {
  mkdirSync(join(copy, path, '..'), { recursive: true })
  writeFileSync(join(copy, path), text)
}

const build = () =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'build.ts'], {
    cwd: copy,
    encoding: 'utf8',
  })

const contrast = () =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'src/tokens', '--reporter=tap'],
    { cwd: join(copy, 'packages/ui'), encoding: 'utf8' },
  ).stdout

// All there is to a brand: the module and the sheet that docs/add-a-brand.md shows. The rest of the copy is as it was.
beforeAll(() => {
  copyOfKoi(root, copy)
  for (const path of ['packages/brand/src/river/index.ts', 'packages/ui/src/tokens/brands/river.css'])
    write(path, shown(path))
  write(
    'index.html',
    '<!doctype html><html data-brand="%BRAND_THEME%"><title>%BRAND_NAME%</title><script type="module" src="/main.ts"></script></html>',
  )
  write(
    'main.ts',
    "import '@koi/ui/tokens.css'\nimport { brand } from '@koi/brand/active'\nconsole.log(brand.d)\n",
  )
  write(
    'build.ts',
    "import { activeBrand } from '@koi/vite'\nimport { build } from 'vite'\nawait build({ configFile: false, logLevel: 'error', plugins: [activeBrand('river')] })\n",
  )
  const project = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'preserve',
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [],
    },
  }
  write('types/tsconfig.json', JSON.stringify({ ...project, include: ['../packages/brand/src/river'] }))
  write(
    'packages/ui/tsconfig.json',
    JSON.stringify({ extends: '@koi/typescript/web.json', include: ['src'] }),
  )
  write(
    'packages/brand/tsconfig.json',
    JSON.stringify({ extends: '@koi/typescript/base.json', include: ['src'] }),
  )
})
afterAll(() => rmSync(copy, { recursive: true }))

test('a third brand is checked by the compiler and built alone into a page', { timeout: 180_000 }, () => {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(copy, 'types')])
  expect(build().stderr).toBe('')
  const assets = join(copy, 'dist/assets')
  const built = readdirSync(assets)
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('')
  expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toMatch(/data-brand="river">[^]*<title>江河</)
  expect(built).toContain('river-web')
  expect(built).toMatch(/data-brand="?river/)
  expect(built).not.toMatch(/data-brand="?(koi|jade)/)
})

test(
  'the contrast of a third brand is computed like that of the others, and a pale one is found',
  { timeout: 180_000 },
  () => {
    const pale = readFileSync(sheet, 'utf8')
      .replaceAll('river', 'pale')
      .replace(/--color-accent-text: [^;]*;/, '--color-accent-text: oklch(0.9 0.02 165);')
    const paleSheet = join(sheet, '../pale.css')
    writeFileSync(paleSheet, pale)
    const results = contrast()
    rmSync(paleSheet)
    expect(results).toMatch(/ {4}ok \d+ - the river brand/)
    expect(results).toMatch(/ {4}not ok \d+ - the pale brand/)
  },
)

test('the workshop offers it', { timeout: 180_000 }, () => {
  const offers = 'apps/storybook/src/storyProviders/brands.ts'
  write(offers, readFileSync(join(root, offers), 'utf8'))
  write(
    'toolbar.ts',
    `import { brands } from './${offers}'\nconsole.log(brands.map(({ theme }) => theme).join())\n`,
  )
  write(
    'toolbarBuild.ts',
    "import { build } from 'vite'\nawait build({ configFile: false, logLevel: 'error', ssr: { noExternal: true }, build: { ssr: 'toolbar.ts', outDir: 'toolbar' } })\n",
  )
  const node = (file: string) =>
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
      cwd: copy,
      encoding: 'utf8',
    })
  node('toolbarBuild.ts')
  expect(node('toolbar/toolbar.js').trim().split(',').toSorted()).toEqual(['jade', 'koi', 'river'])
})

test('the server serves it', () => {
  write('readBrands.ts', readFileSync(join(root, 'apps/api-server/src/hosts/readBrands.ts'), 'utf8'))
  write(
    'serve.ts',
    "import { readBrands } from './readBrands.ts'\nconsole.log((await readBrands()).map(({ d }) => d).join())\n",
  )
  const options = { cwd: copy, encoding: 'utf8' } as const
  const served = execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'serve.ts'],
    options,
  )
  expect(served.trim()).toBe('jade-web,koi-web,river-web')
})

test('a brand whose theme has no sheet is not built', { timeout: 180_000 }, () => {
  rmSync(sheet)
  expect(build().stderr).toContain('The theme "river" has no sheet packages/ui/src/tokens/brands/river.css.')
})
