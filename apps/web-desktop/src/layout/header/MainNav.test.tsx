import { kindEntries } from '@koi/features/fixtures'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderHere } from '../../testing/renderHere.tsx'
import { MainNav } from './MainNav.tsx'

test('a kind unfolds its venues, each leading to its games', async () => {
  renderHere(<MainNav kinds={kindEntries} />)
  await userEvent.click(screen.getByRole('button', { name: '展开彩票的场馆' }))
  expect(screen.getByRole('link', { name: '长灯彩票' }).getAttribute('href')).toBe('/venue/lottery?venue=84')
  expect(screen.getByRole('link', { name: /海风彩票\s*维护中/ })).toBeDefined()
})

test('one panel at a time is open', async () => {
  renderHere(<MainNav kinds={kindEntries} />)
  await userEvent.click(screen.getByRole('button', { name: '展开彩票的场馆' }))
  await userEvent.click(screen.getByRole('button', { name: '展开捕鱼的场馆' }))
  expect(screen.queryByRole('link', { name: '长灯彩票' })).toBeNull()
  expect(screen.getByRole('link', { name: '长灯捕鱼' })).toBeDefined()
})

test('the escape key closes the panel and gives the focus back to its button', async () => {
  renderHere(<MainNav kinds={kindEntries} />)
  const button = screen.getByRole('button', { name: '展开电子的场馆' })
  await userEvent.click(button)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toContain('进入电子大厅')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('every kind still leads to its lobby while the venues are not known', () => {
  renderHere(<MainNav kinds={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: '捕鱼' }).getAttribute('href')).toBe('/venue/fishGame')
})
