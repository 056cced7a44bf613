export { PromotionList } from './PromotionList.tsx'
export { PromotionSection } from './PromotionSection.tsx'
export { type PromotionViewProps, usePromotionPage } from './usePromotionPage.ts'
export { type PromotionsModel, usePromotions } from './usePromotions.ts'
