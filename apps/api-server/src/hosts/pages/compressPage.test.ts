import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPage } from './compressPage.ts'
import { withNonce, withNoncePlace } from './pageNonce.ts'

const head = '<html><head><script src="/boot.js?v=1a2b3c4d"></script>'
const contents = [
  head,
  `${head}${'<p>年年有余</p>'.repeat(2_000)}`,
  head + randomBytes(20_000).toString('base64'),
]

test('each nonce takes its place in a document that is compressed already', async () => {
  for (const content of contents) {
    const compressed = await compressPage(Buffer.from(withNoncePlace(content)))
    for (let each = 0; each < 50; each += 1) {
      const nonce = randomBytes(16).toString('base64')
      const filled = withNonce(compressed, nonce)
      expect(filled).not.toBeNull()
      expect(brotliDecompressSync(filled ?? compressed).toString()).toBe(
        content.replace('<script ', `<script nonce="${nonce}" `),
      )
    }
  }
})

test('a document without a place for a nonce is compressed as it is, and takes none', async () => {
  const compressed = await compressPage(Buffer.from(head))
  expect(brotliDecompressSync(compressed).toString()).toBe(head)
  expect(withNonce(compressed, randomBytes(16).toString('base64'))).toBeNull()
})
