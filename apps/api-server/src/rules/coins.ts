/** Coins that the sandbox pays out, with the yuan that one costs. */
export const coins = [
  { coin: 'USDT', network: 'TRC20', rate: '7.20' },
  { coin: 'USDT', network: 'ERC20', rate: '7.20' },
] as const
