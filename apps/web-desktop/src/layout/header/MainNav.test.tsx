import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { kindEntries } from '../../testing/kindEntries.ts'
import { renderHere } from '../../testing/renderHere.tsx'
import { MainNav } from './MainNav.tsx'

test('a kind unfolds its platforms, each leading to its games', async () => {
  renderHere(<MainNav kinds={kindEntries} />)
  await userEvent.click(screen.getByRole('button', { name: '展开彩票的平台' }))
  expect(screen.getByRole('link', { name: '长灯彩票' }).getAttribute('href')).toBe('/venue/lottery?venue=84')
  expect(screen.getByRole('link', { name: /海风彩票\s*维护中/ })).toBeDefined()
})

test('one panel at a time is open', async () => {
  renderHere(<MainNav kinds={kindEntries} />)
  await userEvent.click(screen.getByRole('button', { name: '展开彩票的平台' }))
  await userEvent.click(screen.getByRole('button', { name: '展开捕鱼的平台' }))
  expect(screen.queryByRole('link', { name: '长灯彩票' })).toBeNull()
  expect(screen.getByRole('link', { name: '长灯捕鱼' })).toBeDefined()
})

test('the escape key closes the panel and gives the focus back to its button', async () => {
  renderHere(<MainNav kinds={kindEntries} />)
  const button = screen.getByRole('button', { name: '展开电子的平台' })
  await userEvent.click(button)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toContain('进入电子大厅')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('while the platforms are not known every kind still leads to its lobby', () => {
  renderHere(<MainNav kinds={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: '捕鱼' }).getAttribute('href')).toBe('/venue/fishGame')
})
