import type { Plugin } from 'vite'

/**
 * Runs before the first paint, from a file of its own because the content security policy allows no inline script
 * (D22): puts the chosen theme and language on the root element, so that nothing flashes.
 */
const script = `(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    const known = { zh: 'zh-CN', en: 'en' }
    const wanted = [localStorage.getItem('locale') ?? '', ...navigator.languages]
    root.lang = wanted.map((language) => known[language.slice(0, 2)]).find(Boolean) ?? root.lang
  } catch {
    return
  }
})()
`

const path = 'boot.js'

/** Puts the boot script first in the page's head. */
export function bootScript(): Plugin {
  return {
    name: 'koi:boot-script',
    configureServer(server) {
      server.middlewares.use(`/${path}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(script)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path, source: script })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${path}` }, injectTo: 'head-prepend' }],
  }
}
