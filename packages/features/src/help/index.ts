export { HelpSection, useHelpPage, type HelpViewProps } from './HelpPage.tsx'
