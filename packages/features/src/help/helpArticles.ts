import { m } from '@koi/i18n'
import type { ArticleBlock } from '@koi/contract/article'

/** A page of help. `command` is typed in a terminal, below its paragraph. */
export interface HelpArticle {
  readonly title: () => string
  readonly blocks: () => readonly (ArticleBlock | { readonly kind: 'command'; readonly text: string })[]
}

/** The check of rounds that needs no server (docs/verify-rounds.md). */
const verifyRounds = 'pnpm verify:rounds rounds.jsonl'

/** Every page of help by the id in its path, `/help/{id}`. */
const helpArticles = {
  fairness: {
    title: () => m.help_fairness_title(),
    blocks: () => [
      { kind: 'paragraph', text: m.help_fairness_lead() },
      { kind: 'heading', text: m.help_fairness_how() },
      {
        kind: 'list',
        items: [
          m.help_fairness_how_commit(),
          m.help_fairness_how_seed(),
          m.help_fairness_how_draw(),
          m.help_fairness_how_reveal(),
        ],
      },
      { kind: 'heading', text: m.help_fairness_game() },
      { kind: 'paragraph', text: m.help_fairness_game_text() },
      { kind: 'heading', text: m.help_fairness_script() },
      { kind: 'paragraph', text: m.help_fairness_script_text() },
      { kind: 'command', text: verifyRounds },
      { kind: 'paragraph', text: m.help_fairness_faults() },
      {
        kind: 'list',
        items: [
          m.help_fairness_fault_commitment(),
          m.help_fairness_fault_outcome(),
          m.help_fairness_fault_payout(),
          m.help_fairness_fault_seal(),
          m.help_fairness_fault_repeated(),
          m.help_fairness_fault_divided(),
          m.help_fairness_fault_unreadable(),
        ],
      },
      { kind: 'heading', text: m.help_fairness_limits() },
      { kind: 'paragraph', text: m.help_fairness_limits_text() },
    ],
  },
} as const satisfies Readonly<Record<string, HelpArticle>>

export type HelpId = keyof typeof helpArticles

/** The page of help with an id from the address; null for an id that there is not. */
export function helpArticle(id: string): HelpArticle | null {
  return Object.entries<HelpArticle>(helpArticles).find(([known]) => known === id)?.[1] ?? null
}
