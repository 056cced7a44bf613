import { type CoinNetwork, coinNetworks } from '@koi/contract'
import { isCoinAddress } from '@koi/contract/payout'
import { m } from '@koi/i18n'
import { accountApi, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useState } from 'react'
import { type FieldModel, useField } from '../forms/useField.ts'
import { type BindModel, type BindOptions, groupedText, useBindForm } from './useBindForm.ts'
import { useBindPrerequisites } from './useBindPrerequisites.ts'

/** A coin on a network; `rate` is fen for one coin. */
interface CoinNetworkOption {
  readonly network: CoinNetwork
  readonly coin: string
  readonly rate: bigint
}

export type BindCoinModel = BindModel<
  'coin',
  {
    readonly network: CoinNetworkOption
    readonly networks: readonly CoinNetworkOption[]
    readonly onNetwork: (network: CoinNetwork) => void
    /** `grouped` is what is typed in groups of four; null while nothing is. */
    readonly address: FieldModel & { readonly grouped: string | null }
  }
>

/** Binds a coin address: the network first, then the address, verified by its checksum. */
export function useBindCoin({ onDone }: BindOptions): BindCoinModel {
  const kind = 'coin'
  const dispatch = useStoreDispatch()
  const skip = useStoreSelector((state) => state.session.status !== 'member')
  const protocols = accountApi.endpoints.coinProtocols.useQuery(undefined, { skip })
  const { member, unavailable } = useBindPrerequisites(kind, [protocols])
  const [chosen, setChosen] = useState<CoinNetwork | null>(null)
  const networks = (protocols.currentData?.items ?? []).map(
    ({ protocol, coin, rate }): CoinNetworkOption => ({ network: protocol, coin, rate }),
  )
  const network = networks.find((option) => option.network === chosen) ?? networks[0]
  const address = useField('', (text) => coinAddressProblem(network?.network ?? 'TRC20', text))
  const bind = useBindForm({
    fields: [address],
    phone: member?.phone ?? '',
    send: (code) => {
      const input = { protocol: network?.network ?? 'TRC20', address: address.text, code }
      // Not tracked: nothing of what was typed is kept beside the call itself (D22).
      return dispatch(accountApi.endpoints.bindCoin.initiate(input, { track: false }))
    },
    refuse: ({ code }, text) => {
      if (code !== 'coin-address-invalid' && code !== 'payout-account-bound') return false
      address.refuse(text)
      return true
    },
    onDone,
  })
  if (unavailable && bind.form.status === 'ready') return { kind, ...unavailable }
  if (!network) return { kind, status: 'loading' }
  return {
    ...bind,
    kind,
    status: 'ready',
    network,
    networks,
    onNetwork: (next) => {
      setChosen(next)
      // Clears a refusal, which was about the other network.
      address.model.onChange(address.model.value)
    },
    address: { ...address.model, grouped: address.text === '' ? null : groupedText(address.text) },
  }
}

const formats: Readonly<Record<CoinNetwork, { readonly pattern: RegExp; readonly text: () => string }>> = {
  TRC20: { pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, text: () => m.accounts_address_format_trc20() },
  ERC20: { pattern: /^0x[0-9a-fA-F]{40}$/, text: () => m.accounts_address_format_erc20() },
}

/** What is wrong with an address on a network: missing, another network's, another format, or a checksum that fails. */
export function coinAddressProblem(network: CoinNetwork, text: string): string | null {
  if (text === '') return m.accounts_address_required()
  if (isCoinAddress(network, text)) return null
  const other = coinNetworks.find((known) => known !== network && formats[known].pattern.test(text))
  if (other) return m.accounts_address_other({ network: other })
  if (!formats[network].pattern.test(text)) return formats[network].text()
  const digits = text.slice(2)
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return network === 'ERC20' && oneCase ? m.accounts_address_case() : m.accounts_address_checksum()
}
