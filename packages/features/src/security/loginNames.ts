import type { LoginRecord } from '@koi/contract/devices'
import { m } from '@koi/i18n'
import { regionName } from '../labels/regionName.ts'

const browsers: Readonly<Record<LoginRecord['browser'], () => string>> = {
  chrome: () => 'Chrome',
  edge: () => 'Edge',
  firefox: () => 'Firefox',
  safari: () => 'Safari',
  other: () => m.profile_browser_other(),
}

const systems: Readonly<Record<LoginRecord['system'], string | null>> = {
  android: 'Android',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
  other: null,
}

const methods: Readonly<Record<LoginRecord['method'], () => string>> = {
  password: () => m.profile_login_password(),
  sms: () => m.profile_login_sms(),
  register: () => m.profile_login_register(),
}

/** What a device is called: browser and system, as far as they are known. */
export function deviceName({ browser, system }: Pick<LoginRecord, 'browser' | 'system'>): string {
  return [browsers[browser](), systems[system]].filter((name) => name !== null).join(' · ')
}

/** How a login began. */
export function methodName(method: LoginRecord['method']): string {
  return methods[method]()
}

/** Where a login came from, in the player's language. */
export function placeName(place: LoginRecord['place']): string {
  if (place === null) return m.profile_place_unknown()
  if (place === 'device') return m.profile_place_device()
  if (place === 'local') return m.profile_place_local()
  return regionName(place)
}

/** The network of a login, masked. */
export function networkName(address: string | null): string {
  return address === null ? m.profile_network_unknown() : m.profile_network({ address })
}

/** Whether a device is held in the hand. */
export function isHandheld({ system }: Pick<LoginRecord, 'system'>): boolean {
  return system === 'android' || system === 'ios'
}
