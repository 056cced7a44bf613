import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Columns } from './Columns.tsx'

const columns = (
  <Columns className="own" aside={<p>旁边</p>}>
    <p>正文</p>
  </Columns>
)
const root = () => screen.getByText('正文').parentElement?.parentElement

test.each(['desktop', 'mobile'] as const)('takes the form of the shell it stands in: %s', (formFactor) => {
  renderUi(columns, { formFactor })
  expect(root()?.dataset['form']).toBe(formFactor)
})

test('reads the main column before the one beside it', () => {
  renderUi(columns)
  expect(root()?.textContent).toBe('正文旁边')
})

test('adds the class it is given to its own', () => {
  renderUi(columns)
  expect(root()?.classList.contains('own')).toBe(true)
})
