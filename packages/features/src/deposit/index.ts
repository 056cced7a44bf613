export { channelNames } from './channelNames.ts'
export { coinWalletIds, coinWallets, type CoinWalletId } from './coinWallets.ts'
export { depositGuide, type GuideStep } from './depositGuide.ts'
export { DepositLadder } from './DepositLadder.tsx'
export type {
  DepositForm,
  DepositModel,
  DepositNetwork,
  DepositStep,
  DepositSummary,
  OpenDeposit,
} from './depositModel.ts'
export type {
  DepositOrderActions,
  DepositOrderModel,
  DepositOrderView,
  PayDetails,
} from './depositOrderModel.ts'
export { DepositSummaryList } from './DepositSummaryList.tsx'
export { guideCare } from './guideCare.ts'
export { OrderFacts } from './OrderFacts.tsx'
export { PayDetailsList } from './PayDetailsList.tsx'
export { useCardInfo, type CardInfoModel } from './useCardInfo.ts'
export { useCoinHelp, type CoinHelpModel } from './useCoinHelp.ts'
export { useDeposit } from './useDeposit.ts'
export { useDepositOrder } from './useDepositOrder.ts'
