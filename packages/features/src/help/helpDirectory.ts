import { type HelpGroupId, helpGroups, type HelpId } from '@koi/help'
import { getLocale, m } from '@koi/i18n'
import { contents } from 'virtual:koi-help'
import { helpPath } from '../routing/helpLinks.ts'

/** An article in a list of articles. */
export interface HelpListed {
  readonly id: HelpId
  readonly href: string
  readonly title: string
  readonly summary: string
}

export interface HelpGroup {
  readonly id: HelpGroupId
  readonly title: string
  readonly articles: readonly HelpListed[]
}

const names: Readonly<Record<HelpGroupId, () => string>> = {
  start: () => m.help_group_start(),
  games: () => m.help_group_games(),
  benefits: () => m.help_group_benefits(),
  rules: () => m.help_group_rules(),
}

const groupIds = ['start', 'games', 'benefits', 'rules'] as const satisfies readonly HelpGroupId[]

/** An article as it is listed. */
export function listed(id: HelpId): HelpListed {
  return { id, href: helpPath(id), ...contents[getLocale()][id] }
}

/** Every article by its subject, in the player's language. */
export function helpDirectory(): readonly HelpGroup[] {
  return groupIds.map((id) => ({ id, title: names[id](), articles: helpGroups[id].map(listed) }))
}
