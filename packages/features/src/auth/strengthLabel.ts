import { m } from '@koi/i18n'
import type { PasswordStrength } from './registerModel.ts'

const labels = {
  0: () => m.auth_strength_empty(),
  1: () => m.auth_strength_weak(),
  2: () => m.auth_strength_fair(),
  3: () => m.auth_strength_good(),
  4: () => m.auth_strength_strong(),
} satisfies Record<PasswordStrength['score'], () => string>

/** The word for a password's score. */
export function strengthLabel(score: PasswordStrength['score']): string {
  return labels[score]()
}
