import { recycle, transfer } from '@koi/contract/wallet'
import { refreshRequested } from '@koi/store'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act, render } from '@testing-library/react'
import { RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useBalance } from '../balance/useBalance.ts'
import { AppProviders } from '../shell/AppProviders.tsx'
import { logInDemo, makeTestRuntime, memoryRouter } from '../testing/index.ts'
import { BalanceSection } from './BalanceSection.tsx'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

function Page() {
  const balance = useBalance()
  return balance.status === 'guest' ? null : <BalanceSection balance={balance} />
}

test('money that lies in a venue is in the headline, with the way to bring it back for as long as it lies there', async () => {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  await logInDemo(runtime)
  const idempotencyKey = crypto.randomUUID()
  await runtime.client.call(transfer, { from: 0, to: 89, amount: '10000.00' }, { idempotencyKey })
  const page = render(
    <AppProviders runtime={runtime}>
      <RouterProvider router={memoryRouter([{ path: '*', element: <Page /> }])} />
    </AppProviders>,
  )
  act(() => void runtime.page.store.dispatch(refreshRequested({ what: 'balance', force: true })))
  await eventually(() => expect(page.getByTestId('central-balance').textContent).toBe('¥0.00'))
  expect(page.getByTestId('total-balance').textContent).toBe('¥10,000.00')

  expect(page.getByRole('button', { name: '把 ¥10,000.00 转回主钱包' })).toBeDefined()
  await runtime.client.call(recycle, {}, { idempotencyKey: crypto.randomUUID() })
  act(() => void runtime.page.store.dispatch(refreshRequested({ what: 'balance', force: true })))
  await eventually(() => expect(page.getByTestId('central-balance').textContent).toBe('¥10,000.00'))
  expect(page.getByTestId('total-balance').textContent).toBe('¥10,000.00')
  expect(page.queryByRole('button', { name: /转回主钱包/ })).toBeNull()
  runtime.stop()
})
