import { browserPorts, type BrowserPorts } from '@koi/api-core/browser'
import { createServerClock } from '@koi/api-core/dates'
import { getDeviceId } from '@koi/api-core/device'
import { captureInviteCode } from '@koi/api-core/invite'
import { createSession } from '@koi/api-core/session'
import type { BrandModule } from '@koi/brand'
import { getLocale, setLocale } from '@koi/i18n'
import {
  authApi,
  languageChanged,
  makeStore,
  messagesChanged,
  type PageRestored,
  type ReplyCache,
} from '@koi/store'
import type { FormFactor } from '@koi/ui'
import { loadFailureTexts } from '../errors/failureText.ts'
import { loadChunk } from '../loading/loadChunk.ts'
import { pendingIntents } from '../money/pendingIntents.ts'
import { createAppUpdates } from '../runtime/appUpdates.ts'
import { createIdleWatch, followMembership, type IdleWatch } from '../runtime/idleWatch.ts'
import { type InstallOffer, keepInstallOffer } from '../runtime/installOffer.ts'
import { createPreferences } from '../runtime/preferencesStore.ts'
import { createSiteClosed } from '../runtime/siteClosed.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { createTabLink } from '../runtime/tabLink.ts'
import type { TabChannel } from '../runtime/tabMessage.ts'
import { browserAddress, pageRestored, type Address } from './browserPage.ts'
import { createLateClient } from './lateClient.ts'

const idleMs = 30 * 60_000
const warnMs = 60_000

/** What a shell gives; the ports are the browser's unless a test brings its own. */
export interface RuntimeOptions {
  readonly brand: BrandModule
  readonly formFactor: FormFactor
  /** Origin of the backend; the page's own if not given. */
  readonly baseUrl?: string
  readonly ports?: BrowserPorts
  readonly restored?: PageRestored
  readonly address?: Address
  /** The other tabs of this browser; none if not given. */
  readonly tabs?: TabChannel | null
  readonly installOffer?: InstallOffer
  /** Resolves when what is drawn now is painted; nothing waits for that if not given. */
  readonly afterFrame?: () => Promise<void>
  /** Replies that the page came with (D18a). */
  readonly given?: ReplyCache | undefined
  /** Languages that the browser asks for, most wanted first. */
  readonly languages?: readonly string[]
}

/**
 * Puts one page together: client, session, store, preferences. It takes the invite code out of the address (D13), so call
 * it before a router reads that; then `start()` it.
 */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { brand, formFactor, ports = browserPorts(), address = browserAddress() } = options
  const { languages = navigator.languages } = options
  const { clock, timers, logger, random } = ports

  const preferences = createPreferences({ storage: ports.localStorage, languages })
  speak()
  const invite = captureInviteCode(address.href(), { session: ports.sessionStorage })
  if (invite.url !== address.href()) address.replace(invite.url)

  const serverClock = createServerClock({ clock })
  const session = createSession({ storage: ports.sessionStorage, logger })
  const deviceId = getDeviceId({ storage: ports.localStorage, userAgent: ports.userAgent, random })
  const client = createLateClient(
    {
      ...ports,
      baseUrl: options.baseUrl,
      session,
      serverClock,
      headers: {
        names: brand.headerNames,
        d: brand.d,
        language: () => preferences.get().locale,
        deviceId: () => deviceId,
      },
    },
    loadChunk,
  )
  const siteClosed = createSiteClosed()
  const page = makeStore({
    client,
    clock,
    timers,
    random,
    logger,
    afterFrame: options.afterFrame,
    given: options.given,
    visibility: ports.visibility,
    restored: options.restored ?? pageRestored(),
    loadPart: loadChunk,
    onFailed: loadFailureTexts,
    onClosed: siteClosed.hear,
  })
  const { handOver } = authApi.endpoints
  const tabs = createTabLink({
    ...ports,
    channel: options.tabs ?? null,
    session,
    giveCode: async () => (await page.store.dispatch(handOver.initiate({}))).data ?? null,
    async takeCode(code) {
      const { epoch } = session
      return await loadChunk(() => import('./takeCode.ts')).then(
        ({ takeCode }) => takeCode(code, { client, dispatch: page.store.dispatch, logger, epoch }),
        // The tab stays a guest's.
        () => false,
      )
    },
    onMessages: () => page.store.dispatch(messagesChanged()),
    onActive: () => (watch.state().status === 'warned' ? watch.stay() : watch.touch()),
  })
  const watch = createIdleWatch({
    clock,
    timers,
    idleMs,
    warnMs,
    onIdle: () => session.expire(session.epoch),
  })
  // Who works in one tab is not absent in the others of the login; a stray touch answers no question there either.
  const idle: IdleWatch = {
    ...watch,
    touch() {
      watch.touch()
      if (watch.state().status === 'active') tabs.noteActive()
    },
    stay() {
      watch.stay()
      tabs.noteActive()
    },
  }

  function speak() {
    const { locale } = preferences.get()
    if (getLocale() !== locale) void setLocale(locale, { reload: false })
  }

  let ends: (() => void)[] = []
  return {
    brand,
    formFactor,
    client,
    page,
    preferences,
    idle,
    tabs,
    serverClock,
    clock,
    timers,
    random,
    logger,
    visibility: ports.visibility,
    sessionStorage: ports.sessionStorage,
    localStorage: ports.localStorage,
    userAgent: ports.userAgent,
    siteClosed,
    updates: createAppUpdates(),
    installOffer: options.installOffer ?? keepInstallOffer(window),
    start() {
      if (ends.length > 0) return
      let { locale } = preferences.get()
      ends = [
        preferences.subscribe(() => {
          if (preferences.get().locale === locale) return
          locale = preferences.get().locale
          speak()
          page.store.dispatch(languageChanged())
        }),
        followMembership(page.store, idle),
        session.subscribe(({ reason }) => {
          if (reason === 'logout') pendingIntents(ports).clear()
        }),
        () => page.stop(),
        () => tabs.stop(),
      ]
      page.start()
      tabs.start()
    },
    stop() {
      for (const end of ends) end()
      ends = []
    },
  }
}
