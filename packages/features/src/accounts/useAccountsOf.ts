import type { PayoutKind } from '@koi/contract'
import { accountApi, useStoreSelector } from '@koi/store'

/** The bound accounts of one kind, asked for by `withdraw_type` as the specification has it. */
export function useAccountsOf(kind: PayoutKind) {
  const member = useStoreSelector((state) => state.session.status === 'member')
  return accountApi.endpoints.payoutAccounts.useQuery({ withdraw_type: kind }, { skip: !member })
}
