import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build as buildWithVite } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const project = mkdtempSync(join(tmpdir(), 'koi-consumer-'))
const installed = join(project, 'node_modules/@koi/api-core')
const tarball = () => {
  const name = readdirSync(project).find((file) => file.endsWith('.tgz'))
  if (!name) throw new Error('nothing was packed')
  return readFileSync(join(project, name))
}

const CONSUMER = `
import { allFeatures, createClient, defineEndpoint, isRefused } from '@koi/api-core'
import type { Client, StandardSchema } from '@koi/api-core'
import { formatAmount, parseAmount } from '@koi/api-core/amount'
import { createSession } from '@koi/api-core/session'
import { anySchema, createMemoryStorage } from '@koi/api-core/testing'

const text: StandardSchema<unknown, string> = {
  '~standard': { version: 1, vendor: 'own', validate: (value) => ({ value: String(value) }) },
}
const hello = defineEndpoint({
  name: 'hello', method: 'GET', path: '/api/hello', origin: 'extension', access: 'public', encoding: 'query',
  effect: 'read', input: anySchema, output: text, errors: ['busy'], summary: 'Says hello.',
})
export const client: Client = createClient({
  ...allFeatures,
  baseUrl: 'https://koi.invalid',
  session: createSession({ storage: createMemoryStorage() }),
  headers: { d: 'koi', language: () => 'en', deviceId: () => 'dev' },
  fetch: async () => Response.json({ status: true, data: formatAmount(parseAmount('1234.5')) }),
})
export const said: Promise<string> = client.call(hello, {})
export const busy = (error: unknown): boolean => isRefused(error, 'busy')
said.then((data) => console.log(data))
`

const [, firstCall = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []

// What answers the first call of the README, which apps/api-server answers in a test of its own.
const BACKEND = `globalThis.fetch = async (url) => Response.json({ status: true, data: decodeURIComponent(url) })`

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    outDir: 'out',
  },
  include: ['main.ts', 'first.ts'],
}

// The package as strangers get it: built, packed, and installed where nothing else is, without a network.
beforeAll(() => {
  execFileSync('pnpm', ['run', 'dist'], { cwd: root, stdio: 'pipe' })
  execFileSync('pnpm', ['pack', '--pack-destination', project], { cwd: root, stdio: 'pipe' })
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  const file = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? ''
  const install = ['install', '--offline', '--no-audit', '--no-fund', `./${file}`]
  execFileSync('npm', install, { cwd: project, stdio: 'pipe' })
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  writeFileSync(join(project, 'main.ts'), CONSUMER)
  writeFileSync(join(project, 'first.ts'), firstCall)
  writeFileSync(join(project, 'backend.mjs'), BACKEND)
})
afterAll(() => rmSync(project, { recursive: true }))

it('passes publint', async () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const { messages } = await publint({ pkgDir: installed, strict: true, pack: false })
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
})

it('resolves with its types wherever modules are ESM', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball())))
  expect(analysis.types).toMatchObject({ kind: 'included' })
  // Without require and without the resolution of Node 10: the package is ESM with exports, and says so.
  const foreign = new Set(['node10', 'node16-cjs'])
  const problems = 'problems' in analysis ? analysis.problems : []
  expect(
    problems.filter((problem) => !('resolutionKind' in problem && foreign.has(problem.resolutionKind))),
  ).toEqual([])
})

it('type-checks strictly and runs in Node', () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', project], { stdio: 'pipe' })
  expect(execFileSync(process.execPath, [join(project, 'out/main.js')], { encoding: 'utf8' })).toBe(
    '¥1,234.50\n',
  )
})

it('the README of the package has a first call in ten lines that type-check and run as they stand', () => {
  expect(firstCall.trim().split('\n').length).toBeLessThanOrEqual(10)
  const args = ['--import', './backend.mjs', 'out/first.js']
  expect(execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' })).toBe(
    'http://127.0.0.1:8787/api/findmed/v1/member/phoneArea\n',
  )
})

it('the pages of the package have no link that leads out of it', () => {
  const pages = ['README.md', 'RECIPES.md']
    .map((page) => readFileSync(join(installed, page), 'utf8'))
    .join('')
  const links = [...pages.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter((link) => !existsSync(join(installed, link)))).toEqual([])
})

it('the package is tree-shaken by Vite', async () => {
  writeFileSync(join(project, 'index.html'), '<script type="module" src="/main.ts"></script>')
  await buildWithVite({ root: project, logLevel: 'error', configFile: false })
  const assets = join(project, 'dist/assets')
  const code = readdirSync(assets)
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('')
  expect(code).toContain('session-expired')
  expect(code).not.toContain('RSA-OAEP')
})

it('exports what its API report lists', async () => {
  const folder = join(installed, 'dist')
  const plain = (text: string) =>
    text
      .replace(/\/\*[\s\S]*?\*\/\n?/g, '')
      .replace(/^(?:import|export) .* from "\.\/.*$\n?/gm, '')
      .replace(/^\s*\/\/.*$\n?/gm, '')
      .replace(/\n{2,}/g, '\n')
      .trim()
  const files = readdirSync(folder).filter((file) => file.endsWith('.d.ts'))
  const sections = files
    .map((file) => [
      file.replace(/-[\w-]{8}\.d\.ts$/, ' (shared)').replace('.d.ts', ''),
      plain(readFileSync(join(folder, file), 'utf8')),
    ])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  const names = await Promise.all(
    files
      .filter((file) => !/-[\w-]{8}\.d\.ts$/.test(file))
      .toSorted()
      .map(async (file) => {
        const path = join(folder, file.replace('.d.ts', '.js'))
        const module: object = await import(path)
        return `- \`${file.replace('.d.ts', '')}\`: ${Object.keys(module).toSorted().join(', ')}`
      }),
  )
  const report = [
    '# Public surface of @koi/api-core',
    '',
    'Made by `vitest -u`; a test compares it, so that a change of the surface is a visible one.',
    '',
    ...names,
    ...sections.filter(([, text]) => text).map(([name, text]) => `\n## ${name}\n\n\`\`\`ts\n${text}\n\`\`\``),
    '',
  ].join('\n')
  await expect(report).toMatchFileSnapshot('../api-report.txt')
})
