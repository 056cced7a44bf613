import { m } from '@koi/i18n'
import { authApi } from '@koi/store'
import { Banner, TextLink, type FormFactor } from '@koi/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime.ts'
import styles from './OtherShellBanner.module.css'

const key = 'other-shell'

/** The offer itself, until it is declined. */
export function OtherShellBanner({ target }: { readonly target: FormFactor }) {
  const { sessionStorage } = useRuntime()
  const { pathname, search } = useLocation()
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(key) === 'dismissed')
  const { data: info } = authApi.endpoints.preInfo.useQuery(undefined, { skip: dismissed })
  if (dismissed || !info) return null
  return (
    <Banner
      className={styles['offer']}
      onClose={() => {
        sessionStorage.setItem(key, 'dismissed')
        setDismissed(true)
      }}
      action={
        <TextLink href={new URL(pathname + search, info.shells[target]).href}>{m.layout_go_other()}</TextLink>
      }
    >
      {target === 'mobile' ? m.common_offer_mobile() : m.common_offer_desktop()}
    </Banner>
  )
}
