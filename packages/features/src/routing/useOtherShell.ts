import { m } from '@koi/i18n'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../app/useRuntime.ts'
import { otherShell } from './otherShell.ts'
import type { OtherShellModel } from './otherShellModel.ts'

const key = 'other-shell'

/** Offers a phone on the desktop origin the mobile shell at the same path and query, and the reverse (D16). */
export function useOtherShell(): OtherShellModel {
  const { brand, formFactor, userAgent, sessionStorage } = useRuntime()
  const { pathname, search } = useLocation()
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(key) === 'dismissed')
  const target = otherShell(formFactor, userAgent)
  if (target === null || dismissed) return { status: 'none' }
  return {
    status: 'offered',
    target,
    text: target === 'mobile' ? m.common_offer_mobile() : m.common_offer_desktop(),
    url: new URL(pathname + search, brand.origins[target]).href,
    onDismiss: () => {
      sessionStorage.setItem(key, 'dismissed')
      setDismissed(true)
    },
  }
}
