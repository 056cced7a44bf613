import type { ExpiryNoticeModel, ExpiryNoticeOptions } from './expiryNoticeModel.ts'

export function useExpiryNotice(options: ExpiryNoticeOptions): ExpiryNoticeModel {
  throw new Error(`useExpiryNotice is not built yet${Object.keys(options).length}`)
}
