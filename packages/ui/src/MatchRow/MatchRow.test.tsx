import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { MatchRow } from './MatchRow.tsx'

const sides = [
  { name: '临江城', score: 2, winner: true },
  { name: '白沙联', score: 0 },
] as const

test('reads time, league, and each side before its score', () => {
  renderUi(<MatchRow sides={sides} league="沿海联赛" time="62′" live="进行中" />)
  const row = screen.getByRole('article', { name: '临江城 – 白沙联' })
  expect(row.textContent).toBe('进行中62′沿海联赛临临江城2白白沙联0')
  expect(within(row).queryByRole('button')).toBeNull()
})

test('a score of zero is shown, and none before the start', () => {
  const { rerender } = renderUi(<MatchRow sides={sides} league="沿海联赛" time="62′" />)
  expect(screen.getByText('0')).toBeDefined()
  rerender(<MatchRow sides={[{ name: '临江城' }, { name: '白沙联' }]} league="沿海联赛" time="21:30" />)
  expect(screen.queryByText('0')).toBeNull()
})

test('leads to its page, and offers the crests as webp and png', () => {
  const { container } = renderUi(
    <MatchRow
      sides={[{ name: '临江城', crest: '/pictures/crests/t1.png' }, { name: '白沙联' }]}
      league="沿海联赛"
      time="21:30"
      href="/find/match/7"
    />,
  )
  expect(screen.getByRole('link', { name: '临江城 – 白沙联' }).getAttribute('href')).toBe('/find/match/7')
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain(
    '/pictures/crests/t1@2x.webp 2x',
  )
})
