import type { CoinNetwork } from '../withdraw/coinNetwork.ts'
import { isEthereumAddress } from './isEthereumAddress.ts'
import { isTronAddress } from './isTronAddress.ts'

/** Whether a text is an address of a network, by its checksum. */
export function isCoinAddress(network: CoinNetwork, text: string): boolean {
  return network === 'TRC20' ? isTronAddress(text) : isEthereumAddress(text)
}
