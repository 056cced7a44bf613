import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { StatusLadder } from './StatusLadder.tsx'

const steps = [
  { id: 'a', label: '已提交', state: 'done' },
  { id: 'b', label: '处理中', state: 'current' },
  { id: 'c', label: '到账', state: 'waiting' },
  { id: 'd', label: '已拒绝', state: 'failed', detail: '资料不符' },
] as const

test('every state but the one under way is a word, and the one under way is the current step', () => {
  renderUi(<StatusLadder label="进度" steps={steps} />)
  const said = within(screen.getByRole('list', { name: '进度' })).getAllByRole('listitem')
  expect(said.map((step) => step.textContent)).toEqual([
    '已完成已提交',
    '处理中',
    '未开始到账',
    '未通过已拒绝资料不符',
  ])
  expect(said.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
})

test('only a ladder that is watched tells its changes', () => {
  const { rerender } = renderUi(<StatusLadder label="进度" steps={steps} />)
  expect(screen.getByRole('list').getAttribute('aria-live')).toBeNull()
  rerender(<StatusLadder label="进度" steps={steps} live />)
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite')
})
