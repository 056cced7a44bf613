export { DeskSection, type DeskSectionProps } from './DeskSection.tsx'
export { useDesk } from './useDesk.ts'
