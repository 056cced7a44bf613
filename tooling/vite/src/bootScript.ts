import type { Plugin } from 'vite'
import { unsupportedPage } from './unsupportedBrowser.ts'

/**
 * Runs before the first paint, from a file of its own because the content security policy allows no inline script
 * (D22). First it leads browsers that lack what the build needs to a page without script: of what bundles and sheets use,
 * the newest are named. Then it puts the chosen theme and language on the root element, so that nothing flashes. It is
 * written as browsers understood it that understand nothing since.
 */
const script = `(function () {
  var root = document.documentElement
  if (!('noModule' in document.createElement('script') && Map.groupBy && [].toSorted &&
    window.HTMLDialogElement && CSS.supports('selector(:has(a))'))) {
    location.replace('${unsupportedPage}')
    return
  }
  try {
    var theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    var known = { zh: 'zh-CN', en: 'en' }
    var wanted = [localStorage.getItem('locale') || ''].concat(navigator.languages)
    root.lang = wanted.map(function (language) { return known[language.slice(0, 2)] }).find(Boolean) || root.lang
  } catch (error) {
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
