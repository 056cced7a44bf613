import type { IdleModel } from './idleModel.ts'

export function useIdle(): IdleModel {
  throw new Error('useIdle is not built yet')
}
