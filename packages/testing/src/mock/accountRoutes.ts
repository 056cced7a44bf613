import {
  bindAlipay,
  bindBank,
  bindCoin,
  coinProtocols,
  memberSms,
  payoutAccounts,
  payoutBanks,
  setDefaultAccount,
  regions,
  removeAccount,
  removeCoinAccount,
} from '@koi/contract/account'
import { coinNetworks } from '@koi/contract'
import type { PayoutAccount, PayoutTarget } from '@koi/contract/account'
import { accountsPerKind } from '@koi/contract/limits'
import { payoutBankItems } from '../fixtures/payoutBankItems.ts'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import { signedIn } from './signedIn.ts'

/** Payout accounts, none at first. Any code confirms, but `000000`. */
export function accountRoutes(state: MockState): readonly MockRoute[] {
  let accounts: readonly PayoutAccount[] = []
  let chosen: string | undefined
  const marked = (account: PayoutAccount): PayoutAccount => ({ ...account, preferred: account.id === chosen })
  const instant = (plusMs = 0) => new Date(state.now() + plusMs).toISOString()
  const checkCode = (code: string) => {
    if (code === '000000') throw new MockRefusal('sms-code-wrong')
  }
  const bind = (
    code: string,
    target: Omit<PayoutTarget, 'tail' | 'masked'>,
    number: string,
    name?: string,
  ) => {
    checkCode(code)
    if (accounts.filter(({ kind }) => kind === target.kind).length >= accountsPerKind) {
      throw new MockRefusal('payout-account-limit', { max: accountsPerKind })
    }
    const member = signedIn(state)
    if (target.kind !== 'coin' && member.name === null) {
      if (name === undefined) throw new MockRefusal('holder-required')
      state.member = { ...member, name: `${name.slice(0, 1)}*` }
    }
    const tail = number.slice(-4)
    const account: PayoutAccount = {
      ...target,
      id: `account-${state.now()}-${accounts.length}`,
      tail,
      masked: `**** ${tail}`,
      holder: target.kind === 'coin' ? null : signedIn(state).name,
      preferred: false,
      boundAt: instant(),
    }
    accounts = [...accounts, account]
    chosen ??= account.id
    return marked(account)
  }
  const find = (id: string) => {
    const account = accounts.find((known) => known.id === id)
    if (!account) throw new MockRefusal('payout-account-unknown')
    return marked(account)
  }
  const remove = ({ id, code }: { id: string; code: string }) => {
    find(id)
    checkCode(code)
    accounts = accounts.filter((account) => account.id !== id)
    if (chosen === id) chosen = accounts[0]?.id
    return { removed: true as const }
  }
  return [
    mockRoute(payoutAccounts, ({ withdraw_type: kind }) => ({
      items: accounts.filter((account) => kind === undefined || account.kind === kind).map(marked),
      max: accountsPerKind,
    })),
    mockRoute(payoutBanks, () => ({ items: [...payoutBankItems] })),
    mockRoute(regions, () => ({
      items: [
        { code: '310000', name: '上海市', cities: [{ code: '310100', name: '上海市' }] },
        { code: '330000', name: '浙江省', cities: [{ code: '330100', name: '杭州市' }] },
      ],
    })),
    mockRoute(coinProtocols, () => ({
      items: coinNetworks.map((protocol) => ({ coin: 'USDT', protocol, rate: 720n })),
    })),
    mockRoute(memberSms, () => ({
      phone: signedIn(state).phone,
      retryAt: instant(60_000),
      expiresAt: instant(300_000),
    })),
    mockRoute(bindBank, ({ bank, number, holder, code }) => {
      const name = payoutBankItems.find((known) => known.code === bank)?.name ?? bank
      return bind(code, { kind: 'bank', code: bank, name, network: null }, number, holder)
    }),
    mockRoute(bindAlipay, ({ account, holder, code }) =>
      bind(code, { kind: 'alipay', code: 'alipay', name: '支付宝', network: null }, account, holder),
    ),
    mockRoute(bindCoin, ({ protocol, address, code }) =>
      bind(code, { kind: 'coin', code: 'USDT', name: 'USDT', network: protocol }, address),
    ),
    mockRoute(setDefaultAccount, ({ id }) => {
      chosen = find(id).id
      return find(id)
    }),
    mockRoute(removeAccount, remove),
    mockRoute(removeCoinAccount, remove),
  ]
}
