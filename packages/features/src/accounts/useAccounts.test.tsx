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

async function confirm(codeOf: () => SmsCodeModel, purpose = 'bind-account') {
  act(() => codeOf().onSend())
  await eventually(() => expect(codeOf().sentTo).toBe('139****5544'))
  const code = await readCode(server.fetch, phone, purpose)
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
  expect(ready()).toMatchObject({ form: { canSubmit: true }, number: { grouped: '6217 0012 3456 7890 122' } })
  act(() => ready().form.onSubmit())
  await eventually(() => expect(said).toHaveLength(1))
  unmount()
}

test('binds a bank card, shows it masked and fixes the holder of the next account', async () => {
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
        isDefault: true,
      },
    ],
  })
  const alipay = readyOf(renderFeature(runtime, () => useBindAlipay({ onDone: () => {} })).result)
  await eventually(() => expect(alipay().holder.fixed).toBe('慕***'))
  runtime.stop()
})

test('shows invalid input at its field and sends nothing', async () => {
  const { runtime, backend } = await member()
  const { result } = renderFeature(runtime, () => useBindBank({ onDone: () => {} }))
  const ready = readyOf(result)
  await eventually(() => expect(ready().form.status).toBe('ready'))
  act(() => ready().form.onSubmit())
  expect(ready()).toMatchObject({
    form: { canSubmit: false },
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

test('shows a refusal at its field, keeps what was typed and sends a double press once', async () => {
  const { runtime, backend } = await member()
  const { result } = renderFeature(runtime, () => useBindAlipay({ onDone: () => {} }))
  const ready = readyOf(result)
  await eventually(() => expect(ready().form.status).toBe('ready'))
  act(() => ready().holder.onChange(holder))
  act(() => ready().account.onChange('not an account'))
  act(() => ready().account.onBlur())
  expect(ready().account.error).toContain('11 位手机号')
  act(() => ready().account.onChange(phone))
  await confirm(() => ready().code)
  const right = ready().code.value
  act(() => ready().code.onChange(right === '111111' ? '222222' : '111111'))
  act(() => {
    ready().form.onSubmit()
    ready().form.onSubmit()
  })
  await eventually(() => expect(ready().code.error).toBe('验证码不正确，还可以再试 4 次'))
  expect(ready()).toMatchObject({ holder: { value: holder }, account: { value: phone } })
  expect(backend.count('/api/f/v1/member/alipay/bind')).toBe(1)
  runtime.stop()
})

test('says where to look when no answer shows whether the account is bound', async () => {
  const { runtime, backend } = await member()
  const { result } = renderFeature(runtime, () => useBindCoin({ onDone: () => {} }))
  const ready = readyOf(result)
  await eventually(() => expect(ready().networks).toHaveLength(2))
  act(() => ready().onNetwork('TRC20'))
  act(() => ready().address.onChange(tron))
  await confirm(() => ready().code)
  backend.cut('/api/f/v1/virtual/bind', 'after')
  act(() => ready().form.onSubmit())
  await eventually(() => expect(ready().form.message).toContain('没有收到结果'))
  const list = readyOf(renderFeature(runtime, () => useAccounts({ onDone: () => {} })).result)
  await eventually(() => expect(list().groups[2]?.entries).toMatchObject([{ name: 'USDT · TRC20' }]))
  runtime.stop()
})

test('makes another account the default and removes each kind with a text-message code', async () => {
  const { runtime, backend } = await member()
  await bindBank(runtime)
  const coin = readyOf(renderFeature(runtime, () => useBindCoin({ onDone: () => {} })).result)
  await eventually(() => expect(coin().networks).toHaveLength(2))
  act(() => coin().onNetwork('TRC20'))
  act(() => coin().address.onChange(tron))
  await confirm(() => coin().code)
  act(() => coin().form.onSubmit())
  await eventually(() => expect(coin().form.status).toBe('done'))

  const said: string[] = []
  const { result } = renderFeature(runtime, () => useAccounts({ onDone: (text) => void said.push(text) }))
  const list = readyOf(result)
  const entries = () => list().groups.flatMap((group) => group.entries)
  await eventually(() => expect(entries()).toHaveLength(2))
  act(() => list().onSetDefault(entries()[1]?.id ?? ''))
  await eventually(() => expect(entries().map(({ isDefault }) => isDefault)).toEqual([false, true]))
  expect(said).toEqual(['已将USDT · TRC20（尾号 Lj6t）设为默认'])

  for (const left of [1, 0]) {
    act(() => list().onRemove(entries()[0]?.id ?? ''))
    const removal = () => {
      const { removal: open } = list()
      if (!open) throw new Error('no removal is open')
      return open
    }
    expect(removal().form.canSubmit).toBe(false)
    await confirm(() => removal().code, 'remove-account')
    act(() => removal().form.onSubmit())
    await eventually(() => expect(entries()).toHaveLength(left))
    expect(list().removal).toBeNull()
  }
  expect(list().empty).toBe(true)
  expect(said).toHaveLength(3)
  expect(backend.count('/api/f/v1/virtual/delete')).toBe(1)
  expect(backend.count(`${bankList}/delete`)).toBe(1)
  runtime.stop()
})

test('sends the payloads of the specification', async () => {
  const { runtime, backend } = await member()
  const { result } = renderFeature(runtime, () => useAccounts({ onDone: () => {} }))
  await eventually(() => expect(result.current.status).toBe('ready'))
  const bank = readyOf(renderFeature(runtime, () => useBindBank({ onDone: () => {} })).result)
  const coin = readyOf(renderFeature(runtime, () => useBindCoin({ onDone: () => {} })).result)
  await eventually(() => expect([bank().form.status, coin().form.status]).toEqual(['ready', 'ready']))
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

test('says that five accounts of a kind are bound instead of showing the form', async () => {
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

test('shows why the accounts did not load and loads them again on retry', async () => {
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
