export { CardInfo } from './CardInfo.tsx'
export { DepositFields } from './DepositFields.tsx'
export { DepositFlow, DepositSummaryList } from './DepositFlow.tsx'
export { CoinGuide, FirstDepositGuide, GuideCare } from './DepositGuide.tsx'
export {
  DepositPage,
  useCardInfoPage,
  type CardInfoViewProps,
  type DepositOrderViewProps,
  type DepositViewProps,
} from './DepositPage.tsx'
export { guideCare, type GuideChannel } from './guideTexts.ts'
export { OpenDeposits } from './OpenDeposits.tsx'
export { OrderEnd, PayActions } from './OrderCard.tsx'
export { OrderSection } from './OrderSection.tsx'
export { useCardInfo, type CardInfoModel } from './useCardInfo.ts'
export { useCoinHelp, type CoinHelpModel, type CoinHelpViewProps } from './useCoinHelp.ts'
export { useDeposit, type DepositModel, type DepositStep } from './useDeposit.ts'
export { useDepositOrder, type DepositOrderModel } from './useDepositOrder.ts'
export type { DepositSummary } from './depositQuote.ts'
