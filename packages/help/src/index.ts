export { type HelpId, helpGroups, type HelpGroupId, helpIds, isHelpId } from './helpGroups.ts'
export type { HelpArticle, HelpBlock, HelpHeading, HelpSpan, HelpTitle } from './helpArticle.ts'
export { type HelpEntry, type HelpMatch, searchHelp } from './searchHelp.ts'
