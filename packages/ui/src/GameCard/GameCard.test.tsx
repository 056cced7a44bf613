import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { GameCard } from './GameCard.tsx'

test('what cannot be opened says why and does nothing', () => {
  const onPress = vi.fn()
  renderUi(<GameCard title="深海寻珍" picture="/a.png" unavailable="维护中" onPress={onPress} />)
  fireEvent.click(screen.getByRole('button', { name: '深海寻珍 维护中' }))
  expect(onPress).not.toHaveBeenCalled()
})

test('a card whose game is opening does not open it again', () => {
  const onPress = vi.fn()
  renderUi(<GameCard title="深海寻珍" picture="/a.png" busy onPress={onPress} />)
  fireEvent.click(screen.getByRole('button', { name: '深海寻珍' }))
  expect(onPress).not.toHaveBeenCalled()
})
