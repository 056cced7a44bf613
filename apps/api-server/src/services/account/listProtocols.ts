import { coins } from '../../rules/coins.ts'

/** Coins and networks that can be bound, with the yuan that one coin costs. */
export function listProtocols() {
  return { items: coins.map(({ coin, network, rate }) => ({ coin, protocol: network, rate })) }
}
