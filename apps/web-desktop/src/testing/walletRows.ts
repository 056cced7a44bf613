import type { WalletRow } from '@koi/features/transfer'

const names = ['海港体育', '星港真人', '青瓦棋牌', '长灯电子', '海风电子', '琉璃电子', '九宫彩票', '深蓝捕鱼']

/** Wallets of eight venues: most are empty, one is under maintenance. Balances are fen. */
export const walletRows: readonly WalletRow[] = names.map((name, index) => ({
  venueId: 84 + index,
  name,
  gameType: 'slots',
  status: index === 4 ? { state: 'maintenance', until: null } : { state: 'open' },
  balance: index === 3 ? 123_456_789n : index === 0 ? 5_000n : 0n,
}))
