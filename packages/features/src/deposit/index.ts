export { CancelOrder } from './CancelOrder.tsx'
export { ClaimButton } from './ClaimButton.tsx'
export { channelNames } from './channelNames.ts'
export { CoinNetworks } from './CoinNetworks.tsx'
export { coinWalletIds, coinWallets, type CoinWalletId } from './coinWallets.ts'
export { depositGuide, type GuideStep } from './depositGuide.ts'
export { DepositFields } from './DepositFields.tsx'
export { DepositLadder } from './DepositLadder.tsx'
export type {
  DepositChoice,
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
  DepositRung,
  PayDetails,
  PayRow,
} from './depositOrderModel.ts'
export { DepositStepContent } from './DepositStepContent.tsx'
export { DepositSummaryList } from './DepositSummaryList.tsx'
export { guideCare } from './guideCare.ts'
export { GuideSteps } from './GuideSteps.tsx'
export { OpenDepositsList } from './OpenDepositsList.tsx'
export { OrderFacts } from './OrderFacts.tsx'
export { orderTones } from './orderTones.ts'
export { PayDetailsList } from './PayDetailsList.tsx'
export { useCardInfo, type CardInfoModel } from './useCardInfo.ts'
export { useCoinHelp, type CoinHelpModel } from './useCoinHelp.ts'
export { useDeposit } from './useDeposit.ts'
export { useDepositOrder } from './useDepositOrder.ts'
