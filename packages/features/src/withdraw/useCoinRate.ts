import { parseDecimal } from '@koi/api-core/amount'
import type { PayoutTarget } from '@koi/contract'
import { accountApi, useStoreSelector } from '@koi/store'

/** The coin and its rate, in fen for one coin, of an account; null where there is none, and while it is not known. */
export function useCoinRate(
  target: Pick<PayoutTarget, 'code' | 'network'> | null,
): { readonly coin: string; readonly rate: bigint } | null {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const network = target?.network ?? null
  const skip = !member || network === null
  const { currentData } = accountApi.endpoints.coinProtocols.useQuery(undefined, { skip })
  const found = currentData?.items.find(({ coin, protocol }) => coin === target?.code && protocol === network)
  return skip || !found ? null : { coin: found.coin, rate: parseDecimal(found.rate) }
}
