/** Networks on which a coin can be paid out: their addresses carry a checksum. */
export const coinNetworks = ['TRC20', 'ERC20'] as const

export type CoinNetwork = (typeof coinNetworks)[number]
