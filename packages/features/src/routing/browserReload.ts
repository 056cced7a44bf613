import type { ReloadPort } from './reloadPort.ts'

/** The browser's own page. Merely naming its storage throws where cookies are blocked, so it is named at each use. */
export function browserReload(): ReloadPort {
  return {
    clock: Date,
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    reload: () => location.reload(),
  }
}
