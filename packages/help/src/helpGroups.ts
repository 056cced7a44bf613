/** Every article by its subject, in the order of reading: previous and next follow it. */
export const helpGroups = {
  start: ['account', 'deposit', 'withdrawal', 'transfer'],
  games: ['games', 'game-rules', 'fairness'],
  benefits: ['promotions', 'vip', 'agents'],
  rules: ['protection', 'privacy', 'terms', 'customer-service'],
} as const

export type HelpGroupId = keyof typeof helpGroups

/** The id of an article, as in `/help/{id}`. */
export type HelpId = (typeof helpGroups)[HelpGroupId][number]

export const helpIds: readonly HelpId[] = Object.values(helpGroups).flat()

/** Whether there is an article with an id from an address. */
export function isHelpId(id: string): id is HelpId {
  return helpIds.some((known) => known === id)
}
