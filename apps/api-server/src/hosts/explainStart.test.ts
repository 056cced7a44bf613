import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explainStart } from './explainStart.ts'

const embedded = { host: '127.0.0.1', dataDir: '/koi', databaseUrl: null }
const shared = { ...embedded, databaseUrl: 'postgres://koi:secret@db.example/koi' }
const coded = (code: string) => Object.assign(new Error('raw'), { code })

function failedWrite(): unknown {
  try {
    writeFileSync('/dev/full', 'x')
    return null
  } catch (error) {
    return error
  }
}

test.each([
  ['the system', failedWrite(), embedded, '/koi'],
  ['the embedded engine while it is created', { name: 'ErrnoError', errno: 51 }, embedded, '/koi'],
  ['the embedded engine', coded('53100'), embedded, '/koi'],
  ['PostgreSQL', coded('53100'), shared, 'the database of DATABASE_URL'],
])('a full disk, as %s reports it, is told in one line', (_who, error, setting, place) => {
  expect(explainStart(error, setting)).toBe(
    `There is no space left on the disk of ${place}. Free some and start again; what was stored is kept.`,
  )
})

test.each([
  ['KOI_HOST names 127.0.0.1', 'EADDRNOTAVAIL', embedded],
  ['/koi cannot be written (EROFS)', 'EROFS', embedded],
  ['The database of DATABASE_URL cannot be used (ECONNREFUSED)', 'ECONNREFUSED', shared],
  ['The database of DATABASE_URL cannot be used (28P01)', '28P01', shared],
])('one line explains a failed start without the password: %s', (line, code, setting) => {
  const text = explainStart(coded(code), setting)
  expect(text).toContain(line)
  expect(text).not.toMatch(/secret|\n/)
})

test('what nobody expected is told with its stack', () => {
  expect(explainStart(new TypeError('odd'), embedded)).toMatch(/^Koi could not start: TypeError: odd\n +at /)
})
