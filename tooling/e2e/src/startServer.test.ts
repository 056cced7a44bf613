import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startServer } from './startServer.ts'

const root = mkdtempSync(join(tmpdir(), 'koi-built-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a server is not started without a build, and the refusal names the file that is missing and the command that makes it', async () => {
  const start = startServer({ env: { KOI_WEB_ROOT: root } })
  const stopped = start.then((koi) => koi.stop())
  await expect(stopped).rejects.toThrow(
    `${join(root, 'apps/web-desktop/dist/index.html')} is missing. Build the apps with \`pnpm build\` first`,
  )
})

test('a server is not started where one of the apps alone is not built', async () => {
  for (const app of ['web-desktop/dist/index.html', 'web-mobile/dist/index.html']) {
    mkdirSync(dirname(join(root, 'apps', app)), { recursive: true })
    writeFileSync(join(root, 'apps', app), '<title>shell</title>')
  }
  const stopped = startServer({ env: { KOI_WEB_ROOT: root } }).then((koi) => koi.stop())
  await expect(stopped).rejects.toThrow(`${join(root, 'apps/sandbox/dist/play.html')} is missing`)
})
