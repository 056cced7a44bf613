import type { InstallOffer } from '../runtime/installOffer.ts'

/** The browser's own question whether to install the site, as Chromium hands it out. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

function isInstallEvent(event: Event | null): event is InstallEvent {
  return event !== null && 'prompt' in event && 'userChoice' in event
}

/** Whether the site can be installed from a page: `none` where the browser has not offered it. */
export type InstallState = 'none' | 'offered' | 'installed'

/** What the page of the app needs to know and to do of it. */
export interface InstallPrompt {
  get(): InstallState
  subscribe(listener: () => void): () => void
  /** Asks with the browser's own dialog; a declined offer is gone until the browser makes another. */
  ask(): Promise<void>
}

/** Follows the browser's offer while its page is shown. */
export function createInstallPrompt(
  offer: InstallOffer,
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'matchMedia'>,
): InstallPrompt {
  let installed = page.matchMedia('(display-mode: standalone)').matches
  return {
    get: () => (installed ? 'installed' : isInstallEvent(offer.event) ? 'offered' : 'none'),
    subscribe(listener) {
      const onInstalled = () => {
        installed = true
        listener()
      }
      offer.changed = listener
      page.addEventListener('appinstalled', onInstalled)
      return () => {
        offer.changed = () => {}
        page.removeEventListener('appinstalled', onInstalled)
      }
    },
    async ask() {
      const { event } = offer
      if (!isInstallEvent(event)) return
      offer.event = null
      await event.prompt()
      installed = (await event.userChoice).outcome === 'accepted'
      offer.changed()
    },
  }
}
