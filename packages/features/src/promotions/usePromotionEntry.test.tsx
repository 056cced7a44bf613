import type { Promotion } from '@koi/contract/promo'
import { expect, test } from 'vitest'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { usePromotionEntry } from './usePromotions.ts'

const promotion: Promotion = {
  id: 'weekly-reload',
  kind: 'deposit',
  title: '每周续存',
  summary: '每周一笔存款送 20%',
  category: 'deposit',
  picture: '/pictures/banners/moon-scroll-desktop.png',
  startsAt: '2026-12-01T16:00:00.000Z',
  endsAt: '2026-12-21T04:00:00.000Z',
  joined: false,
  state: 'open',
}

test.each([
  [{}, '2026-12-21 12:00（GMT+8）截止'],
  [{ state: 'upcoming' }, '2026-12-02 00:00（GMT+8）开始'],
  [{ endsAt: null }, '长期有效'],
] as const)('the card of a promotion with %j says when: %s', (more, period) => {
  const { runtime } = makeTestRuntime({ fetch: () => Promise.reject(new Error('nothing is asked')) })
  const { result } = renderFeature(runtime, () => usePromotionEntry())
  expect(result.current({ ...promotion, ...more }).period).toBe(period)
  runtime.stop()
})
