import { execFileSync } from 'node:child_process'
import { createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { encryptSensitive } from './encryptSensitive.ts'

const spki = { type: 'spki', format: 'pem' } as const
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const
const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength, publicKeyEncoding: spki, privateKeyEncoding: pkcs8 })

const { publicKey, privateKey } = rsa(2048)
const folder = mkdtempSync(join(tmpdir(), 'koi-oaep-'))
const keyFile = join(folder, 'key.pem')

const OAEP = ['padding_mode:oaep', 'oaep_md:sha256', 'mgf1_md:sha256'].flatMap((option) => [
  '-pkeyopt',
  `rsa_${option}`,
])

/** The independent implementation: the openssl command. */
const opensslDecrypt = (sealed: string) =>
  execFileSync('openssl', ['pkeyutl', '-decrypt', '-inkey', keyFile, ...OAEP], {
    input: Buffer.from(sealed, 'base64'),
  }).toString('utf8')

beforeAll(() => writeFileSync(keyFile, privateKey))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllGlobals())

describe('encryptSensitive', () => {
  it.each(['koi-demo-2026', '', '密码 锦鲤 🐟', 'a'.repeat(190)])(
    'encrypts %j so that openssl decrypts it',
    async (text) => {
      expect(opensslDecrypt(await encryptSensitive(publicKey, text))).toBe(text)
    },
  )

  it('agrees with openssl on every parameter: what openssl encrypts, this platform decrypts the same way', async () => {
    const publicFile = join(folder, 'public.pem')
    writeFileSync(publicFile, publicKey)
    const der = createPrivateKey(privateKey).export({ type: 'pkcs8', format: 'der' })
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(der), algorithm, false, ['decrypt'])
    for (const text of ['', 'koi-demo-2026', 'a'.repeat(190)]) {
      const sealed = execFileSync(
        'openssl',
        ['pkeyutl', '-encrypt', '-pubin', '-inkey', publicFile, ...OAEP],
        {
          input: text,
        },
      )
      const opened = await crypto.subtle.decrypt(algorithm, key, new Uint8Array(sealed))
      expect(new TextDecoder().decode(opened)).toBe(text)
    }
  })

  it('takes the key as base64 DER as well, in one line or many', async () => {
    const lines = publicKey.replace(/-----.*-----/g, '')
    expect(opensslDecrypt(await encryptSensitive(lines, 'pem body'))).toBe('pem body')
    expect(opensslDecrypt(await encryptSensitive(lines.replace(/\s/g, ''), 'one line'))).toBe('one line')
  })

  it.each(['', ' '])('takes a PEM whose lines are joined by %j', async (joint) => {
    const pem = publicKey.trim().split('\n').join(joint)
    expect(opensslDecrypt(await encryptSensitive(pem, 'joined'))).toBe('joined')
  })

  it('gives base64 of the length of the key, never the same twice', async () => {
    const [one, two] = await Promise.all([encryptSensitive(publicKey, 'x'), encryptSensitive(publicKey, 'x')])
    expect(Buffer.from(one, 'base64')).toHaveLength(256)
    expect(one).not.toBe(two)
  })

  it('carries any text that fits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (text) => {
        fc.pre(text.isWellFormed() && Buffer.byteLength(text) <= 190)
        const sealed = Buffer.from(await encryptSensitive(publicKey, text), 'base64')
        expect(privateDecrypt({ key: privateKey, oaepHash: 'sha256' }, sealed).toString()).toBe(text)
      }),
      { numRuns: 30 },
    )
  })

  it('counts bytes, not characters, against the length of the key', async () => {
    await expect(encryptSensitive(publicKey, 'a'.repeat(191))).rejects.toMatchObject({ reason: 'too-long' })
    await expect(encryptSensitive(publicKey, '锦'.repeat(64))).rejects.toMatchObject({ reason: 'too-long' })
    await expect(encryptSensitive(publicKey, '锦'.repeat(63))).resolves.toBeTypeOf('string')
    await expect(encryptSensitive(rsa(3072).publicKey, 'a'.repeat(318))).resolves.toBeTypeOf('string')
  })

  it('refuses what is no RSA key in SPKI', async () => {
    const ec = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: spki,
      privateKeyEncoding: pkcs8,
    })
    const pkcs1 = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
      privateKeyEncoding: pkcs8,
    })
    for (const key of [
      '',
      'not a key',
      'AAAA',
      ec.publicKey,
      pkcs1.publicKey,
      privateKey,
      publicKey.slice(0, 200),
    ]) {
      await expect(encryptSensitive(key, 'x')).rejects.toMatchObject({
        kind: 'encryption',
        reason: 'bad-key',
      })
    }
  })

  it.each([undefined, {}])('throws no-webcrypto where crypto is %o', async (absent) => {
    vi.stubGlobal('crypto', absent)
    await expect(encryptSensitive(publicKey, 'x')).rejects.toMatchObject({ reason: 'no-webcrypto' })
  })

  it('the error of encryptSensitive holds neither text nor key', async () => {
    const error: unknown = await encryptSensitive('my-key', 'my-secret').catch((reason: unknown) => reason)
    expect(JSON.stringify(error) + String(error)).not.toMatch(/my-key|my-secret/)
  })
})
