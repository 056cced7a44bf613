import { useSession } from '@koi/features/session'
import { getLocale } from '@koi/i18n'
import { useBrand } from '../../parts/useBrand.ts'
import { FooterView } from './FooterView.tsx'

/** The footer of this brand. */
export function SiteFooter() {
  const { minimumAge, servedRegions, assetVersion } = useBrand()
  const { status } = useSession()
  const names = new Intl.DisplayNames(getLocale(), { type: 'region', style: 'short' })
  return (
    <FooterView
      minimumAge={minimumAge}
      regions={servedRegions.map((code) => names.of(code) ?? code)}
      version={assetVersion}
      isMember={status === 'member'}
    />
  )
}
