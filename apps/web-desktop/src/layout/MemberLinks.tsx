import { userMenu } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { FooterLinks } from './FooterLinks.tsx'

/** The pages of the user area in the footer. */
export function MemberLinks() {
  return <FooterLinks title={m.layout_account()} links={userMenu().flatMap(({ items }) => items)} />
}
