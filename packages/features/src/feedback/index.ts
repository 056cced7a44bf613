export { FeedbackCards } from './FeedbackCards.tsx'
export { FeedbackFormSection } from './FeedbackFormSection.tsx'
export { useFeedbackForm, type FeedbackFormModel } from './useFeedbackForm.ts'
export { useFeedbackList, type FeedbackListModel, type FeedbackRow } from './useFeedbackList.ts'
