import { memberBalance } from '@koi/features/fixtures'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderHere } from '../../testing/renderHere.tsx'
import { BalancePill } from './BalancePill.tsx'

test('a click on the amount reads the balance anew', async () => {
  const onRefresh = vi.fn<() => void>()
  renderHere(<BalancePill balance={{ ...memberBalance, onRefresh }} />)
  await userEvent.click(screen.getByText('¥12,560.40'))
  expect(onRefresh).toHaveBeenCalledOnce()
})

test('a balance that could not be read is a dash, never an old number', () => {
  renderHere(<BalancePill balance={{ ...memberBalance, status: 'error', total: null }} />)
  expect(screen.getByTestId('total-balance').textContent).toContain('—')
})

test('a hidden amount is not in the page', () => {
  const { container } = renderHere(<BalancePill balance={{ ...memberBalance, hidden: true }} />)
  expect(container.textContent).not.toContain('12,560')
  expect(screen.getByRole('button', { name: '显示金额' })).toBeDefined()
})
