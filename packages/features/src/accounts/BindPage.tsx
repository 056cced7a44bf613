import type { PayoutKind } from '@koi/contract/account'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { accountKinds } from './accountKinds.ts'
import type { AccountBind } from './BindSection.tsx'
import { useBindAlipay } from './useBindAlipay.ts'
import { useBindBank } from './useBindBank.ts'
import { useBindCoin } from './useBindCoin.ts'
import { useBindDone } from './useBindDone.ts'

export interface BindViewProps {
  readonly bind: AccountBind
  /** Where back leads when the form was opened first. */
  readonly back: string
}

export interface BindPageProps {
  /** Draws the form. */
  readonly View: ComponentType<BindViewProps>
}

/** The three pages that bind an account, told apart by their path. */
export function BindPage({ View }: BindPageProps) {
  const { pathname } = useLocation()
  const kind = kinds.find((each) => accountKinds[each].path === pathname)
  if (!kind) return null
  const Page = pageOf[kind]
  return <Page key={kind} View={View} />
}

const kinds = ['bank', 'alipay', 'coin'] as const satisfies readonly PayoutKind[]
const pageOf = { bank: BankPage, alipay: AlipayPage, coin: CoinPage }

function BankPage({ View }: BindPageProps) {
  const done = useBindDone()
  return <View bind={useBindBank(done)} back={done.back} />
}

function AlipayPage({ View }: BindPageProps) {
  const done = useBindDone()
  return <View bind={useBindAlipay(done)} back={done.back} />
}

function CoinPage({ View }: BindPageProps) {
  const done = useBindDone()
  return <View bind={useBindCoin(done)} back={done.back} />
}
