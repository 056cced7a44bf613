export { PromotionList } from './PromotionList.tsx'
export { PromotionSection } from './PromotionSection.tsx'
export { type PromotionModel, usePromotion } from './usePromotion.ts'
export { type PromotionsModel, usePromotions } from './usePromotions.ts'
