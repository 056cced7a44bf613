import type { PayoutTarget } from '@koi/contract'
import type { Selectable } from 'kysely'
import type { PayoutAccountTable } from '../../db/schema.ts'
import { payoutBanks } from '../../rules/payoutBanks.ts'
import type { Locale } from '../locale.ts'

type Row = Pick<Selectable<PayoutAccountTable>, 'kind' | 'code' | 'network' | 'tail' | 'masked'>

const alipay = { 'zh-CN': '支付宝', en: 'Alipay' }

function nameOf({ kind, code }: Row, locale: Locale): string {
  if (kind === 'alipay') return alipay[locale]
  if (kind === 'coin') return code
  return payoutBanks.find((bank) => bank.code === code)?.name[locale] ?? code
}

/** What is told of an account, masked (D22). */
export function targetOf(row: Row, locale: Locale): PayoutTarget {
  const { kind, code, network, tail, masked } = row
  return { kind, code, name: nameOf(row, locale), network, tail, masked }
}
