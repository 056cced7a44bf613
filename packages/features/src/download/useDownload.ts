import { m } from '@koi/i18n'
import { authApi } from '@koi/store'
import { useHydrated } from '@koi/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useRuntime } from '../runtime/runtime.ts'
import { createInstallPrompt, type InstallState } from './installPrompt.ts'
import { type Platform, platformOf, platforms } from './platform.ts'

/** How the site is installed on a platform by hand. */
export interface PlatformSteps {
  readonly platform: Platform
  readonly name: string
  /** In which browser. */
  readonly browser: string
  readonly steps: readonly string[]
}

/** Where a phone finds the mobile shell. */
export type MobileAddress =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  /** `local` is an address of this machine, which no phone reaches. */
  | { readonly status: 'ready'; readonly href: string; readonly local: boolean }

/** How this device installs the site. */
export interface InstallWays {
  /** Whether the browser offers to install the site at the press of a button. */
  readonly install: InstallState
  readonly onInstall: () => void
  readonly platforms: readonly PlatformSteps[]
  /** The one whose steps are shown: at first, that of this device. */
  readonly platform: Platform
  readonly onPlatform: (platform: Platform) => void
}

export interface DownloadModel {
  /** Null as the server draws the page, which does not know the device. */
  readonly ways: InstallWays | null
  readonly mobile: MobileAddress
}

function stepsOf(platform: Platform): PlatformSteps {
  switch (platform) {
    case 'ios':
      return {
        platform,
        name: m.download_ios(),
        browser: m.download_ios_browser(),
        steps: [m.download_ios_1(), m.download_ios_2(), m.download_ios_3()],
      }
    case 'android':
      return {
        platform,
        name: m.download_android(),
        browser: m.download_android_browser(),
        steps: [m.download_android_1(), m.download_android_2(), m.download_android_3()],
      }
    default:
      return {
        platform,
        name: m.download_desktop(),
        browser: m.download_desktop_browser(),
        steps: [m.download_desktop_1(), m.download_desktop_2(), m.download_desktop_3()],
      }
  }
}

const localHost = /^(127\.0\.0\.1|localhost|\[::1\])$/

function useMobileAddress(): MobileAddress {
  const { data: info, isError } = authApi.endpoints.preInfo.useQuery()
  if (!info) return { status: isError ? 'error' : 'loading' }
  const { href, hostname } = new URL('/', info.shells.mobile)
  return { status: 'ready', href, local: localHost.test(hostname) }
}

function useWays(): InstallWays | null {
  const { installOffer, userAgent } = useRuntime()
  const inBrowser = useHydrated()
  const prompt = useMemo(
    () => (inBrowser ? createInstallPrompt(installOffer, window) : null),
    [inBrowser, installOffer],
  )
  const install = useSyncExternalStore(
    (listener) => prompt?.subscribe(listener) ?? (() => undefined),
    () => prompt?.get() ?? 'none',
    () => 'none' as const,
  )
  const [chosen, onPlatform] = useState<Platform | null>(null)
  if (!prompt) return null
  const own = platformOf(userAgent, navigator.maxTouchPoints)
  return {
    install,
    onInstall: () => void prompt.ask(),
    platforms: platforms.toSorted((one, other) => Number(other === own) - Number(one === own)).map(stepsOf),
    platform: chosen ?? own,
    onPlatform,
  }
}

/** How the site becomes an app: at the press of a button where the browser offers it, by hand everywhere. */
export function useDownload(): DownloadModel {
  return { ways: useWays(), mobile: useMobileAddress() }
}
