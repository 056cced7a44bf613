export { PageViewsQuestionView } from './PageViewsQuestionView.tsx'
export { PageViewsSwitch } from './PageViewsSwitch.tsx'
