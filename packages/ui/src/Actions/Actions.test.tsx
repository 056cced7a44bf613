import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { Actions } from './Actions.tsx'

const actions = (
  <Actions className="wide">
    <Button>取消</Button>
    <Button>确认</Button>
  </Actions>
)

test.each(['desktop', 'mobile'] as const)('takes the form of the shell it stands in: %s', (formFactor) => {
  renderUi(actions, { formFactor })
  expect(screen.getByRole('button', { name: '确认' }).parentElement?.dataset['form']).toBe(formFactor)
})

test('adds the class it is given to its own', () => {
  renderUi(actions)
  expect(screen.getByRole('button', { name: '确认' }).parentElement?.classList.contains('wide')).toBe(true)
})
