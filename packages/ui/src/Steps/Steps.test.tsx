import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Steps } from './Steps.tsx'

const steps = ['一', '二', '三']
const states = () => screen.getAllByRole('listitem').map((step) => step.getAttribute('data-state'))

test.each([
  [0, false, ['current', 'waiting', 'waiting']],
  [1, false, ['done', 'current', 'waiting']],
  [1, true, ['done', 'failed', 'waiting']],
  [3, false, ['done', 'done', 'done']],
] as const)('a ladder at step %s (failed: %s) has the states %j', (current, failed, expected) => {
  renderUi(<Steps label="步骤" steps={steps} current={current} failed={failed} />)
  expect(states()).toEqual(expected)
})
