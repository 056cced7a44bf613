import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PromoCard } from './PromoCard.tsx'

test('leads to its page by a link named by its title', () => {
  renderUi(<PromoCard title="每周返水" picture="/a.png" href="/activity/list/7" />)
  expect(screen.getByRole('link', { name: '每周返水' }).getAttribute('href')).toBe('/activity/list/7')
})

test('a card without a link or an action holds no control', () => {
  renderUi(<PromoCard title="每周返水" picture="/a.png" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: '每周返水' })).toBeDefined()
})

test.each(['stacked', 'row'] as const)('the marks of a card are said once in the layout %s', (layout) => {
  renderUi(<PromoCard title="每周返水" picture="/a.png" layout={layout} marks="已参加" />)
  expect(screen.getAllByText('已参加')).toHaveLength(1)
})
