export { GiftsSection } from './GiftsSection.tsx'
export { type GiftOrder } from './useGiftOrders.ts'
export { type GiftsModel, useGifts } from './useGifts.ts'
