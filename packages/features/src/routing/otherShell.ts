import type { FormFactor } from '@koi/ui'

const phone = /iPhone|iPod|Android.+Mobile|Windows Phone/

/** The device's own form, as far as its user agent tells. Tablets count as desktops: they have the room. */
export function otherShell(shell: FormFactor, userAgent: string): FormFactor | null {
  const device: FormFactor = phone.test(userAgent) ? 'mobile' : 'desktop'
  return device === shell ? null : device
}
