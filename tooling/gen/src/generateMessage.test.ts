import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generateMessage } from './generateMessage.ts'

const root = join(import.meta.dirname, '../../..')
let folder = ''
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'koi-messages-'))
  cpSync(join(root, 'packages/i18n/messages'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the command of docs/add-a-message.md adds the message in both languages', () => {
  const page = readFileSync(join(root, 'docs/add-a-message.md'), 'utf8')
  const [, key = '', chinese = '', english = ''] =
    /pnpm gen message (\w+) "([^"]+)" "([^"]+)"/.exec(page) ?? []
  expect(generateMessage(folder, key, chinese, english)).toEqual(['wallet/zh-CN.json', 'wallet/en.json'])
  expect(JSON.parse(read('wallet/zh-CN.json'))).toMatchObject({ [key]: chinese })
  expect(JSON.parse(read('wallet/en.json'))).toMatchObject({ [key]: english })
})

test.each([
  ['nowhere_title', '标题', 'Title', /no namespace/],
  ['wallet', '标题', 'Title', /no namespace/],
  ['home_title', '标题', 'Title', /there already/],
  ['wallet_new_line', '共 {amount}', '{sum} in all', /different values/],
])('refuses %s and writes nothing', (key, chinese, english, message) => {
  const before = read('home/en.json') + read('wallet/en.json')
  expect(() => generateMessage(folder, key, chinese, english)).toThrow(message)
  expect(read('home/en.json') + read('wallet/en.json')).toBe(before)
})
