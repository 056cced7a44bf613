import type { BetRecordOptions, BetRecordModel } from './betRecordModel.ts'

export function useBetRecord(options: BetRecordOptions): BetRecordModel {
  throw new Error(`useBetRecord is not built yet${Object.keys(options).length}`)
}
