export { HelpPage } from './HelpPage.tsx'
export { HelpSearchBox } from './HelpSearchSection.tsx'
export { HelpSection } from './HelpSection.tsx'
export type { HelpViewProps } from './useHelpPage.ts'
