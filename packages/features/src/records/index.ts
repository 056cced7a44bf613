export type {
  BetFilters,
  BetRecordModel,
  BetRecordOptions,
  BetRow,
  BetState,
  RangeChoice,
} from './betRecordModel.ts'
export { useBetRecord } from './useBetRecord.ts'
