export { HelpSearchBox } from './HelpSearchSection.tsx'
export { HelpSection } from './HelpSection.tsx'
export { type HelpViewProps, useHelpPage } from './useHelpPage.ts'
