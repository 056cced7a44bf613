import { access, agentRules, vipLevels, withdrawal } from '@koi/api-server/rules'
import { koi } from '@koi/brand/koi'
import { depositTerms } from '@koi/contract/limits'
import { engineIds } from '@koi/contract/engines'
import { measureReturns } from '@koi/contract/measureReturns'
import { expect, test } from 'vitest'
import { fillFacts } from './fillFacts.ts'

const fill = (markdown: string, locale: 'zh-CN' | 'en' = 'zh-CN') => fillFacts(markdown, locale, koi)

test('facts are the numbers by which the server goes', () => {
  expect(fill('{{lock.failures}} {{lock.minutes}}')).toBe(
    `${access.lockout.failures} ${access.lockout.locked / 60_000}`,
  )
  expect(fill('{{withdraw.daily}}')).toBe(String(withdrawal.dailyCount))
  expect(fill('{{deposit.alipay.fee}}')).toBe('0.3%')
  expect(depositTerms.alipay.feeBasisPoints).toBe(30n)
  expect(fill('{{agent.commission}}')).toBe(`${Number(agentRules.commission) / 100}%`)
})

test('a table has a row for each rule, in the words of its language', () => {
  expect(fill('{{table:deposit}}').split('\n')).toHaveLength(2 + 3)
  expect(fill('{{table:vip}}').split('\n')).toHaveLength(2 + vipLevels.length - 1)
  expect(fill('{{table:withdraw}}', 'en')).toContain('| Alipay | ¥50 – ¥20,000 | ¥1 | about 15 min |')
})

test('odds and returns are those of the engines', () => {
  expect(fill('{{odds:baccarat.banker}}, {{rtp:baccarat.banker}}, {{rtp:roulette}}')).toBe(
    '1.95, 98.93%, 97.29%',
  )
})

test('the bounds of returns are those that a million measured rounds are held to', () => {
  const rows = fill('{{table:returns}}', 'en').split('\n').slice(2)
  expect(rows).toHaveLength(engineIds.length)
  for (const [index, id] of engineIds.entries()) {
    // A bound narrows with the root of the rounds, but for the hundredth by which a return is cut.
    const bounds = measureReturns(id, { rounds: 100, seed: 'koi' }).map(
      ({ bound }) => (bound - 0.01) / 100 + 0.01,
    )
    const stated = [...(rows[index] ?? '').matchAll(/±(\d+\.\d\d)/g)].map(([, bound]) => bound)
    expect([stated[0], stated.at(-1)]).toEqual([
      Math.min(...bounds).toFixed(2),
      Math.max(...bounds).toFixed(2),
    ])
  }
})

test('a brand is named as it is configured', () => {
  expect(fill('{{brand}} {{age}} {{regions}}', 'en')).toBe('Koi 18 China, Hong Kong, Macao, and Singapore')
})

test.each(['{{nothing}}', '{{table:nothing}}', '{{odds:nothing.player}}', '{{odds:baccarat.nothing}}'])(
  'refuses %s, a fact that there is not',
  (text) => {
    expect(() => fill(text)).toThrow(text)
  },
)
