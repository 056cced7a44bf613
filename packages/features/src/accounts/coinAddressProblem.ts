import { coinNetworks, type CoinNetwork } from '@koi/contract'
import { isCoinAddress } from '@koi/contract/payout'
import { m } from '@koi/i18n'

const forms: Readonly<Record<CoinNetwork, { readonly fits: RegExp; readonly text: () => string }>> = {
  TRC20: { fits: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, text: () => m.accounts_address_format_trc20() },
  ERC20: { fits: /^0x[0-9a-fA-F]{40}$/, text: () => m.accounts_address_format_erc20() },
}

/** What is wrong with an address on a network: missing, another network's, another form, or a checksum that fails. */
export function coinAddressProblem(network: CoinNetwork, text: string): string | null {
  if (text === '') return m.accounts_address_required()
  if (isCoinAddress(network, text)) return null
  const other = coinNetworks.find((known) => known !== network && forms[known].fits.test(text))
  if (other) return m.accounts_address_other({ network: other })
  if (!forms[network].fits.test(text)) return forms[network].text()
  const digits = text.slice(2)
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return network === 'ERC20' && oneCase ? m.accounts_address_case() : m.accounts_address_checksum()
}
