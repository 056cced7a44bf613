import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playedGame } from '../../testing/playedGame.ts'
import { renderHere } from '../../testing/renderHere.tsx'
import { GameFrame } from './GameFrame.tsx'

test('the game runs in its sandbox', () => {
  renderHere(<GameFrame game={playedGame} />)
  const frame = screen.getByTitle('锦鲤跃龙门 游戏窗口')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
  expect(frame.hasAttribute('inert')).toBe(false)
})

test('a lost connection stops the play and says so', () => {
  renderHere(<GameFrame game={{ ...playedGame, connection: 'lost' }} />)
  expect(screen.getByTitle('锦鲤跃龙门 游戏窗口').hasAttribute('inert')).toBe(true)
  expect(screen.getByRole('alert').textContent).toContain('连接已断开')
})

test('a session that the server has closed offers the way back', () => {
  renderHere(<GameFrame game={{ ...playedGame, play: 'closed' }} />)
  expect(screen.getByRole('button', { name: '返回大厅' })).toBeDefined()
})
