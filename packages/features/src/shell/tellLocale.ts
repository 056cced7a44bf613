import type { PreferencesStore } from '../runtime/preferencesStore.ts'

const year = 31_536_000

/**
 * Tells the server the language that the player has chosen here, so that it draws pages in it (D18a). It is all that the
 * cookie holds, and is set only where the browser asks for another language.
 */
export function tellLocale({ get, subscribe }: PreferencesStore, page: Document = document): void {
  const tell = () => {
    const { locale } = get()
    if (page.documentElement.dataset['locale'] === locale && !page.cookie.includes('locale=')) return
    page.cookie = `locale=${locale}; path=/; max-age=${year}; samesite=lax`
  }
  tell()
  subscribe(tell)
}
