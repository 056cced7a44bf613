import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { moneyFaults } from './moneyFaults.ts'

const root = mkdtempSync(join(tmpdir(), 'koi-money-'))
const project = join(root, 'tsconfig.json')
writeFileSync(
  project,
  JSON.stringify({
    // Without the types of a browser, which are read anew for each test and of which none is used.
    compilerOptions: { strict: true, target: 'esnext', lib: ['esnext'], types: [] },
    files: ['a.ts'],
  }),
)
afterAll(() => rmSync(root, { recursive: true }))

function faultsOf(code: string, strict = false): readonly string[] {
  writeFileSync(join(root, 'a.ts'), code)
  return moneyFaults([project], { root, isJudged: () => true, isStrict: () => strict }).faults.map(
    ({ line, text }) => `${line} ${text}`,
  )
}

test('an amount that is declared as a number is found', () => {
  expect(faultsOf('export const netAmount: number = 3\nexport interface Row { fee: number | null }')).toEqual(
    ['1 netAmount is an amount, and a number', '2 fee is an amount, and a number'],
  )
})

test('an amount whose type nobody wrote down is found', () => {
  expect(faultsOf('declare function read(): { n: number }\nexport const stake = read().n')).toEqual([
    '2 stake is an amount, and a number',
  ])
})

test('reckoning with amounts as numbers is found, also when they are assigned', () => {
  const code =
    'export const f = (o: Record<"balance", number>) => { o.balance += 1; return o.balance * 0.05 }'
  expect(faultsOf(code)).toEqual([
    '1 o.balance reckons with an amount as a number',
    '1 o.balance reckons with an amount as a number',
  ])
})

test.each([
  'Number(text.amount)',
  'parseFloat(text.amount)',
  '+text.amount',
  'Number(text.fen)',
  'Number(3n * 4n)',
])('the expression %s is found', (expression) => {
  const code = `export const f = (text: { amount: string; fen: bigint }) => ${expression}`
  expect(faultsOf(code)).toEqual([expect.stringContaining('makes an amount a number')])
})

test('amounts in fen or as text, counts and shares are no fault', () => {
  const code = `
    export const f = (amount: bigint, fee: bigint, balance: string, count: number) => ({
      net: amount - fee, share: Number((amount * 100n) / fee), next: count + 1, text: '¥' + balance, rows: Number('3'),
    })`
  expect(faultsOf(code)).toEqual([])
})

test.each([
  'Number(order.net)',
  'Number.parseFloat(order.amount)',
  'Number(order.available)',
  '[order.amount].map(Number)',
  '+order.word',
  '3 * 0.97',
])('the expression %s is found in money code', (expression) => {
  const order = '{ net: string; amount: string; available: string; word: string }'
  expect(faultsOf(`export const f = (order: ${order}) => ${expression}`, true)).toHaveLength(1)
})

test('an amount that is made a number where an object is made is found', () => {
  expect(faultsOf('export const f = (n: number) => ({ amount: n * 2 })')).toEqual([
    '1 n * 2 is an amount, and a number',
  ])
})
