import { parseDecimal } from '@koi/api-core/amount'
import type { CoinNetwork } from '@koi/contract'
import { accountApi, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useState } from 'react'
import { useField } from '../auth/useField.ts'
import type { BindCoinModel, BindOptions, CoinNetworkOption } from './bindModel.ts'
import { coinAddressProblem } from './coinAddressProblem.ts'
import { useBindForm } from './useBindForm.ts'
import { useBindGround } from './useBindGround.ts'

/** Binds a coin address: the network first, then the address, checked by its checksum. */
export function useBindCoin({ onDone }: BindOptions): BindCoinModel {
  const dispatch = useStoreDispatch()
  const skip = useStoreSelector((state) => state.session.status !== 'member')
  const protocols = accountApi.endpoints.coinProtocols.useQuery(undefined, { skip })
  const { member, missing } = useBindGround('coin', [protocols])
  const [wanted, onNetwork] = useState<CoinNetwork | null>(null)
  const networks = (protocols.currentData?.items ?? []).map(
    ({ protocol, coin, rate }): CoinNetworkOption => ({ network: protocol, coin, rate: parseDecimal(rate) }),
  )
  const network = networks.find((option) => option.network === wanted) ?? networks[0]
  const address = useField('', (text) => coinAddressProblem(network?.network ?? 'TRC20', text))
  const form = useBindForm({
    parts: [address],
    phone: member?.phone ?? '',
    send: (code) => {
      const input = { protocol: network?.network ?? 'TRC20', address: address.text, code }
      // Not tracked: nothing of what was typed is kept beside the call itself (D22).
      return dispatch(accountApi.endpoints.bindCoin.initiate(input, { track: false }))
    },
    onRefused: ({ code }, text) => {
      if (code !== 'coin-address-invalid' && code !== 'payout-account-bound') return false
      address.refuse(text)
      return true
    },
    onDone,
  })
  if (missing && form.state === 'ready') return missing
  if (!network) return { status: 'loading' }
  return {
    ...form,
    status: 'ready',
    network,
    networks,
    onNetwork: (next) => {
      onNetwork(next)
      // A refusal was about the other network.
      address.model.onChange(address.model.value)
    },
    address: address.model,
  }
}
