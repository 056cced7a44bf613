import type { RecentWithdrawal } from './withdrawModel.ts'

/** The colour that goes with the word of a state. */
export const stateTones = {
  requested: 'info',
  reviewing: 'info',
  processing: 'info',
  paid: 'positive',
  rejected: 'negative',
} as const satisfies Record<RecentWithdrawal['state'], string>
