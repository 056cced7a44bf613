import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { createTestServer } from '../testing/createTestServer.ts'
import { serveOnPort } from '../testing/serveOnPort.ts'

const root = join(import.meta.dirname, '../../../..')
const server = await createTestServer()
const { origin, stop } = await serveOnPort(server.app)

afterAll(async () => {
  await stop()
  await server.close()
})

test('the server answers the first call of the README of api-core as it is written', async () => {
  const page = readFileSync(join(root, 'packages/api-core/README.md'), 'utf8')
  const [, code = ''] = /```ts\n([^]*?)```/.exec(page) ?? []
  expect(code).toContain('http://127.0.0.1:8787')
  const script = code.replace('http://127.0.0.1:8787', origin)
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: join(root, 'apps/api-server'),
  })
  expect(stdout).toContain("{ area: '86', name: '中国大陆', minLength: 11, maxLength: 11 }")
})
