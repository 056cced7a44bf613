import { payoutKinds, type PayoutKind } from '@koi/contract/account'
import { accountApi, useStoreSelector } from '@koi/store'
import { useState } from 'react'
import type { UrlState } from '../routing/index.ts'
import { withParams } from '../routing/address.ts'

/**
 * The kind of account to withdraw to: the one in the address, else that of the default account; null until it is known. The
 * choice shows at once, and the address follows, so that a form that binds an account leads back to the same kind.
 */
export function usePayoutKind({ params, setParams }: UrlState): {
  readonly kind: PayoutKind | null
  readonly onKind: (kind: PayoutKind) => void
} {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const [chosen, setChosen] = useState(
    () => payoutKinds.find((known) => known === params.get('type')) ?? null,
  )
  const skip = !member || chosen !== null
  const { currentData, isError } = accountApi.endpoints.payoutAccounts.useQuery({}, { skip })
  const items = currentData?.items ?? []
  const usual = items.find(({ preferred }) => preferred) ?? items[0]
  const settled = currentData !== undefined || isError
  return {
    kind: chosen ?? (settled ? (usual?.kind ?? 'bank') : null),
    onKind: (kind) => {
      setChosen(kind)
      setParams(withParams(params, { type: kind }), { replace: true, preventScrollReset: true })
    },
  }
}
