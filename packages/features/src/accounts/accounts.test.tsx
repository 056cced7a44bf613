import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SmsCodeModel } from '../auth/index.ts'
import { makeTestRuntime, openAccount, readCode, renderFeature } from '../testing/index.ts'
import { useAccounts } from './useAccounts.ts'
import { useBindAlipay } from './useBindAlipay.ts'
import { useBindBank } from './useBindBank.ts'
import { useBindCoin } from './useBindCoin.ts'

const phone = '13977665544'
const holder = '慕容紫鹭'
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const bankList = '/api/f/v1/member/banks'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ config: { smsPause: 0 } })
})
afterEach(() => server.close())

async function member() {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const made = makeTestRuntime({ fetch: backend.fetch })
  await openAccount(server.fetch, made.runtime, { account: 'violetheron', phone })
  return { ...made, backend }
}

/** What `useX` answers, when it is ready. */
function readyOf<Model extends { readonly status: string }>(result: { readonly current: Model }) {
  return (): Extract<Model, { status: 'ready' }> => {
    const { current } = result
    const isReady = (model: Model): model is Extract<Model, { status: 'ready' }> => model.status === 'ready'
    if (!isReady(current)) throw new Error(`still ${current.status}`)
    return current
  }
}

async function confirm(codeOf: () => SmsCodeModel) {
  act(() => codeOf().onSend())
  await eventually(() => expect(codeOf().sentTo).toBe('139****5544'))
  const code = await readCode(server.fetch, phone)
  act(() => codeOf().onChange(code))
}

async function bindBank(runtime: Awaited<ReturnType<typeof member>>['runtime'], said: string[] = []) {
  const { result, unmount } = renderFeature(runtime, () =>
    useBindBank({ onDone: (text) => void said.push(text) }),
  )
  const ready = readyOf(result)
  await eventually(() => expect(ready().bank.items.length).toBeGreaterThan(20))
  act(() => ready().holder.onChange(holder))
  act(() => ready().bank.onChange('icbc'))
  act(() => ready().number.onChange('6217 0012 3456 7890 122'))
  act(() => ready().region.onChange({ region: '330000', part: '330100' }))
  await confirm(() => ready().code)
  expect(ready()).toMatchObject({ canSubmit: true, number: { grouped: '6217 0012 3456 7890 122' } })
  act(() => ready().onSubmit())
  await eventually(() => expect(said).toHaveLength(1))
  unmount()
}

test('a bank card is bound, shown masked in its colours, and fixes the name of the next one', async () => {
  const { runtime } = await member()
  const said: string[] = []
  await bindBank(runtime, said)
  expect(said).toEqual(['已绑定工商银行（尾号 0122）'])
  const list = readyOf(renderFeature(runtime, () => useAccounts({ onDone: () => {} })).result)
  await eventually(() => expect(list().empty).toBe(false))
  expect(list().groups[0]).toMatchObject({
    full: false,
    max: 5,
    addPath: '/finance/addBankCard?back=%2Fuser%2FbankCardsManage',
    entries: [
      {
        name: '工商银行',
        group: 1,
        picture: '/pictures/banks/icbc.png',
        number: '**** 0122',
        holder: '慕***',
        preferred: true,
      },
    ],
  })
  const alipay = readyOf(renderFeature(runtime, () => useBindAlipay({ onDone: () => {} })).result)
  await eventually(() => expect(alipay().holder.fixed).toBe('慕***'))
  runtime.stop()
})

test('what does not fit is said at its field before anything is sent', async () => {
  const { runtime, backend } = await member()
  const { result } = renderFeature(runtime, () => useBindBank({ onDone: () => {} }))
  const ready = readyOf(result)
  await eventually(() => expect(ready().state).toBe('ready'))
  act(() => ready().onSubmit())
  expect(ready()).toMatchObject({
    canSubmit: false,
    holder: { error: '请填写持有人姓名' },
    bank: { error: '请选择开户银行' },
    number: { error: '请输入银行卡号' },
    region: { error: '请选择开户地区' },
    code: { error: '请输入 6 位验证码' },
  })
  act(() => ready().number.onChange('6217001234567890123'))
  expect(ready().number.error).toBe('校验位不符，请逐位核对卡号')
  act(() => ready().holder.onChange('A1'))
  expect(ready().holder.error).toContain('2 至 20 个汉字')
  expect(backend.count(`${bankList}/bind`)).toBe(0)
  runtime.stop()
})

test('a refusal is said at its field and keeps what was typed; a second press sends nothing', async () => {
  const { runtime, backend } = await member()
  const { result } = renderFeature(runtime, () => useBindAlipay({ onDone: () => {} }))
  const ready = readyOf(result)
  await eventually(() => expect(ready().state).toBe('ready'))
  act(() => ready().holder.onChange(holder))
  act(() => ready().account.onChange('not an account'))
  act(() => ready().account.onBlur())
  expect(ready().account.error).toContain('11 位手机号')
  act(() => ready().account.onChange(phone))
  await confirm(() => ready().code)
  const right = ready().code.value
  act(() => ready().code.onChange(right === '111111' ? '222222' : '111111'))
  act(() => {
    ready().onSubmit()
    ready().onSubmit()
  })
  await eventually(() => expect(ready().code.error).toBe('验证码不正确，还可以再试 4 次'))
  expect(ready()).toMatchObject({ holder: { value: holder }, account: { value: phone } })
  expect(backend.count('/api/f/v1/member/alipay/bind')).toBe(1)
  runtime.stop()
})

test('no answer leaves it open whether the account is bound, and says where to look', async () => {
  const { runtime, backend } = await member()
  const { result } = renderFeature(runtime, () => useBindCoin({ onDone: () => {} }))
  const ready = readyOf(result)
  await eventually(() => expect(ready().networks).toHaveLength(2))
  act(() => ready().onNetwork('TRC20'))
  act(() => ready().address.onChange(tron))
  await confirm(() => ready().code)
  backend.cut('/api/f/v1/virtual/bind', 'after')
  act(() => ready().onSubmit())
  await eventually(() => expect(ready().message).toContain('没有收到结果'))
  const list = readyOf(renderFeature(runtime, () => useAccounts({ onDone: () => {} })).result)
  await eventually(() => expect(list().groups[2]?.entries).toMatchObject([{ name: 'USDT · TRC20' }]))
  runtime.stop()
})

test('another account becomes the default, and each kind is removed by a text message', async () => {
  const { runtime, backend } = await member()
  await bindBank(runtime)
  const coin = readyOf(renderFeature(runtime, () => useBindCoin({ onDone: () => {} })).result)
  await eventually(() => expect(coin().networks).toHaveLength(2))
  act(() => coin().onNetwork('TRC20'))
  act(() => coin().address.onChange(tron))
  await confirm(() => coin().code)
  act(() => coin().onSubmit())
  await eventually(() => expect(coin().state).toBe('done'))

  const said: string[] = []
  const { result } = renderFeature(runtime, () => useAccounts({ onDone: (text) => void said.push(text) }))
  const list = readyOf(result)
  const entries = () => list().groups.flatMap((group) => group.entries)
  await eventually(() => expect(entries()).toHaveLength(2))
  act(() => list().onPrefer(entries()[1]?.id ?? ''))
  await eventually(() => expect(entries().map(({ preferred }) => preferred)).toEqual([false, true]))
  expect(said).toEqual(['已将USDT · TRC20（尾号 Lj6t）设为默认'])

  for (const left of [1, 0]) {
    act(() => list().onRemove(entries()[0]?.id ?? ''))
    const removal = () => {
      const { removal: step } = list()
      if (step.step === 'idle') throw new Error('nothing is removed')
      return step
    }
    expect(removal().canSubmit).toBe(false)
    await confirm(() => removal().code)
    act(() => removal().onSubmit())
    await eventually(() => expect(entries()).toHaveLength(left))
    expect(list().removal.step).toBe('idle')
  }
  expect(list().empty).toBe(true)
  expect(said).toHaveLength(3)
  expect(backend.count('/api/f/v1/virtual/delete')).toBe(1)
  expect(backend.count(`${bankList}/delete`)).toBe(1)
  runtime.stop()
})

test('the calls of the specification keep their payloads', async () => {
  const { runtime, backend } = await member()
  const { result } = renderFeature(runtime, () => useAccounts({ onDone: () => {} }))
  await eventually(() => expect(result.current.status).toBe('ready'))
  const bank = readyOf(renderFeature(runtime, () => useBindBank({ onDone: () => {} })).result)
  const coin = readyOf(renderFeature(runtime, () => useBindCoin({ onDone: () => {} })).result)
  await eventually(() => expect([bank().state, coin().state]).toEqual(['ready', 'ready']))
  const sent = (path: string) =>
    backend.calls.filter((call) => call.path === path).map(({ body }) => body.toString())
  expect(sent(bankList).toSorted()).toEqual([
    'withdraw_type=alipay',
    'withdraw_type=bank',
    'withdraw_type=coin',
  ])
  expect(sent('/api/f/v1/withdraw/can/banks')).toEqual([''])
  expect(sent('/api/f/v1/virtual/can/protocol')).toEqual([''])
  runtime.stop()
})

test('five of a kind are the most, and the form says so instead of asking', async () => {
  const { runtime, backend } = await member()
  await bindBank(runtime)
  const [account] = await server.db.selectFrom('payout_accounts').selectAll().execute()
  if (!account) throw new Error('nothing is bound')
  for (const extra of [1, 2, 3, 4]) {
    const id = `00000000-0000-4000-8000-00000000000${extra}`
    await server.db
      .insertInto('payout_accounts')
      .values({ ...account, id, digest: id, preferred: false })
      .execute()
  }
  const { result } = renderFeature(runtime, () => useAccounts({ onDone: () => {} }))
  const list = readyOf(result)
  await eventually(() => expect(list().groups).toHaveLength(3))
  act(() => list().onRefresh())
  await eventually(() => expect(list().groups[0]?.entries).toHaveLength(5))
  expect(list().groups[0]?.full).toBe(true)
  const form = renderFeature(runtime, () => useBindBank({ onDone: () => {} }))
  await eventually(() => expect(form.result.current.status).toBe('full'))
  expect(form.result.current).toMatchObject({ text: '银行卡已绑定 5 个，达到上限。移除一个后可以再绑定。' })
  expect(backend.count(`${bankList}/bind`)).toBe(1)
  runtime.stop()
})

test('a list that cannot be had says why and is asked for again', async () => {
  const { runtime, backend } = await member()
  const mend = backend.cut(bankList, 'before')
  const { result } = renderFeature(runtime, () => useAccounts({ onDone: () => {} }))
  await eventually(() => expect(result.current.status).toBe('error'))
  mend()
  const { current } = result
  if (current.status === 'error') act(() => current.onRetry())
  await eventually(() => expect(result.current).toMatchObject({ status: 'ready', empty: true }))
  runtime.stop()
})
