import { UiProvider } from '@koi/ui'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playedGame } from '../fixtures/index.ts'
import { uiLabels } from '../labels/uiLabels.ts'
import { GameFrame } from './GameFrame.tsx'
import type { RunningGame } from './useGameContainer.ts'

const title = '锦鲤跃龙门 游戏窗口'

function show(changes: Partial<RunningGame>, formFactor: 'desktop' | 'mobile' = 'desktop') {
  return render(
    <UiProvider formFactor={formFactor} labels={uiLabels()}>
      <GameFrame game={{ ...playedGame, ...changes }} />
    </UiProvider>,
  )
}

test('the game runs in its sandbox', () => {
  const frame = show({}).getByTitle(title)
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
  expect(frame.hasAttribute('inert')).toBe(false)
})

test.each(['desktop', 'mobile'] as const)('a lost connection stops the play and says so: %s', (form) => {
  const { getByTitle, getByRole } = show({ connection: 'lost' }, form)
  expect(getByTitle(title).hasAttribute('inert')).toBe(true)
  expect(getByRole('alert').textContent).toContain('连接已断开')
})

test('a session that the server has closed cannot be played on and offers the way back', () => {
  const { getByTitle, getByRole } = show({ play: 'closed', connection: 'lost' })
  expect(getByTitle(title).hasAttribute('inert')).toBe(true)
  expect(getByRole('alert').textContent).toContain('本次游戏已结束')
  expect(getByRole('button', { name: '返回大厅' })).toBeDefined()
})

test('a game of sports says that its pictures may be late', () => {
  const { getByText } = show({ gameType: 'sports' })
  expect(getByText(/可能存在延迟/)).toBeDefined()
})

test('a page that misbehaved is gone, and the way back is offered', () => {
  const { queryByTitle, getByRole } = show({ play: 'stopped' })
  expect(queryByTitle(title)).toBeNull()
  expect(getByRole('alert').textContent).toContain('这个游戏已停止')
})
