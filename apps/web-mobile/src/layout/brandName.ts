import { brand } from '@koi/brand/active'
import { getLocale } from '@koi/i18n'

/** The brand's name in the player's language. */
export function brandName(): string {
  return getLocale() === 'en' ? brand.names.en : brand.names['zh-CN']
}
