/** The browser's offer to install the site, kept for the page that shows it. */
export interface InstallOffer {
  /** The last one; null before there is one, and once it was used. */
  event: Event | null
  /** Called when another one came. */
  changed: () => void
}

interface OfferedPage extends Pick<Window, 'addEventListener'> {
  /** The offer that came before the shell, as `boot.js` has kept it. */
  readonly koiInstall?: Event
}

/** Keeps the browser's offer to install. It comes early, long before the page that shows it is loaded; the rest is there. */
export function keepInstallOffer(page: OfferedPage): InstallOffer {
  const offer: InstallOffer = { event: page.koiInstall ?? null, changed: () => {} }
  page.addEventListener('beforeinstallprompt', (event) => {
    // The browser then shows no bar of its own.
    event.preventDefault()
    offer.event = event
    offer.changed()
  })
  return offer
}
