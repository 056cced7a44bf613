import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { BankCard } from './BankCard.tsx'

test.each([
  [0, 'blue'],
  [1, 'red'],
  [2, 'green'],
  [3, 'purple'],
  [-1, 'neutral'],
] as const)('group %s is set in %s', (group, family) => {
  renderUi(<BankCard group={group} name="临江银行" number="**** 4417" />)
  expect(screen.getByRole('article').getAttribute('data-family')).toBe(family)
})

test('what cannot be used loses its colour and says why', () => {
  renderUi(<BankCard group={1} name="临江银行" number="**** 4417" unavailable="审核中" />)
  expect(screen.getByRole('article').getAttribute('data-family')).toBe('neutral')
  expect(screen.getByText('审核中')).toBeDefined()
})

test('the stars are not read aloud where there is a better way to say them', () => {
  renderUi(<BankCard group={0} name="临江银行" number="**** 4417" numberLabel="尾号 4417" />)
  expect(screen.getByText('**** 4417').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('尾号 4417')).toBeDefined()
})

test('an issuer without picture is known by its first character', () => {
  const { rerender } = renderUi(<BankCard group={0} name="临江银行" number="**** 4417" />)
  expect(screen.getByText('临')).toBeDefined()
  rerender(<BankCard group={0} name="临江银行" number="**** 4417" picture="/pictures/banks/x.png" />)
  expect(screen.queryByText('临')).toBeNull()
})
