import { encodeAmounts } from '@koi/contract'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SmsCodeModel } from '../auth/index.ts'
import type { FormModel } from '../forms/index.ts'
import { makeTestRuntime, openAccount, readCode, renderFeature } from '../testing/index.ts'
import { useAccounts } from './useAccounts.ts'
import { useBindAlipay } from './useBindAlipay.ts'
import { useBindBank } from './useBindBank.ts'
import { useBindCoin } from './useBindCoin.ts'

const canary = {
  phone: '13977665544',
  card: '6217001234567890122',
  grouped: '6217 0012 3456 7890 122',
  holder: '慕容紫鹭',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
}

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ config: { smsPause: 0 } })
})
afterAll(() => server.close())

test('leaves nothing of what was typed to bind accounts in the store, storage, log or models', async () => {
  const { runtime, log } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  const { store } = runtime.page
  const states: string[] = []
  store.subscribe(() => void states.push(JSON.stringify(encodeAmounts(store.getState()))))
  const writes = [runtime.localStorage, runtime.sessionStorage].map((storage) => vi.spyOn(storage, 'setItem'))
  await openAccount(server.fetch, runtime, { account: 'violetheron', phone: canary.phone })

  const { result } = renderFeature(runtime, () => ({
    list: useAccounts({ onDone: () => {} }),
    bank: useBindBank({ onDone: () => {} }),
    alipay: useBindAlipay({ onDone: () => {} }),
    coin: useBindCoin({ onDone: () => {} }),
  }))
  const ready = () => {
    const { list, bank, alipay, coin } = result.current
    if (list.status !== 'ready' || bank.status !== 'ready') throw new Error('not ready')
    if (alipay.status !== 'ready' || coin.status !== 'ready') throw new Error('not ready')
    return { list, bank, alipay, coin }
  }
  const send = async (bind: () => { code: SmsCodeModel; form: FormModel }) => {
    act(() => bind().code.onSend())
    await eventually(() => expect(bind().code.sentTo).not.toBeNull())
    const code = await readCode(server.fetch, canary.phone, 'bind-account')
    act(() => bind().code.onChange(code))
    act(() => bind().form.onSubmit())
    await eventually(() => expect(bind().form.status).toBe('done'))
  }
  await eventually(() => expect(ready().bank.form.status).toBe('ready'))
  act(() => ready().bank.holder.onChange(canary.holder))
  act(() => ready().bank.bank.onChange('icbc'))
  act(() => ready().bank.number.onChange(canary.grouped))
  act(() => ready().bank.region.onChange({ region: '330000', part: '330100' }))
  await send(() => ready().bank)
  act(() => ready().alipay.account.onChange(canary.phone))
  await eventually(() => expect(ready().alipay.holder.fixed).not.toBeNull())
  await send(() => ready().alipay)
  act(() => ready().coin.onNetwork('TRC20'))
  act(() => ready().coin.address.onChange(canary.address))
  await send(() => ready().coin)
  await eventually(() => expect(ready().list.groups.map(({ entries }) => entries.length)).toEqual([1, 1, 1]))

  expect(states.length).toBeGreaterThan(10)
  const kept = writes.flatMap(({ mock }) => mock.calls.map((entry) => entry.join('=')))
  expect(kept.length).toBeGreaterThan(0)
  const everywhere = {
    states: states.join('\n'),
    kept: kept.join('\n'),
    log: log.join('\n'),
    models: JSON.stringify(result.current, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  }
  for (const [place, text] of Object.entries(everywhere)) {
    for (const secret of Object.values(canary)) expect(text, place).not.toContain(secret)
  }
  // What is there instead: the masked values.
  expect(everywhere.states).toContain('**** 0122')
  runtime.stop()
})
