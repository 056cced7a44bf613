import type { FormFactor } from '@koi/ui'

const phone = /iPhone|iPod|Android.+Mobile|Windows Phone/

/** The shell made for this device, as far as its user agent tells, when it is not this one. Tablets have the room of desktops. */
export function otherShell(shell: FormFactor, userAgent: string): FormFactor | null {
  const device: FormFactor = phone.test(userAgent) ? 'mobile' : 'desktop'
  return device === shell ? null : device
}
