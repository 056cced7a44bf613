import type { BalanceModel } from './balanceModel.ts'

export function useBalance(): BalanceModel {
  throw new Error('useBalance is not built yet')
}
