import { m } from '@koi/i18n'
import type { ProfileRow, SecurityItem } from './personalModel.ts'

/** The names of the profile's lines, of what protects an account, and of the levels of protection. */
export const profileTexts = {
  rows: {
    account: () => m.profile_row_account(),
    name: () => m.profile_row_name(),
    phone: () => m.profile_row_phone(),
    email: () => m.profile_row_email(),
    birthDate: () => m.profile_row_birthDate(),
    createdAt: () => m.profile_row_createdAt(),
  } satisfies Record<ProfileRow['key'], () => string>,
  items: {
    loginPassword: {
      label: () => m.profile_item_loginPassword(),
      hint: () => m.profile_hint_loginPassword(),
    },
    withdrawPassword: {
      label: () => m.profile_item_withdrawPassword(),
      hint: () => m.profile_hint_withdrawPassword(),
    },
    phone: { label: () => m.profile_item_phone(), hint: () => m.profile_hint_phone() },
    email: { label: () => m.profile_item_email(), hint: () => m.profile_hint_email() },
    birthDate: { label: () => m.profile_item_birthDate(), hint: () => m.profile_hint_birthDate() },
  } satisfies Record<SecurityItem['key'], { label: () => string; hint: () => string }>,
  levels: {
    low: () => m.profile_level_low(),
    medium: () => m.profile_level_medium(),
    high: () => m.profile_level_high(),
  },
}
