import type { Hono } from 'hono'

/**
 * What a service of page views sends to the pages that load it, in the words of Matomo: it takes the commands that wait on the
 * page and those that come, and tells its own origin of each view and each event. The policy of a shell decides whether it may.
 */
const script = `(() => {
  let address = ''
  const view = new URLSearchParams()
  const take = ([name, value, ...event]) => {
    if (name === 'setTrackerUrl') address = value
    if (name === 'setSiteId') view.set('idsite', value)
    if (name === 'setCustomUrl') view.set('url', value)
    if (name === 'setDocumentTitle') view.set('action_name', value)
    if (name === 'trackPageView') navigator.sendBeacon(address, view)
    if (name === 'trackEvent')
      navigator.sendBeacon(address, new URLSearchParams(['e_c', 'e_a', 'e_n', 'e_v'].map((key, at) => [key, [value, ...event][at]])))
  }
  const waiting = window._paq || []
  window._paq = { push: take }
  waiting.forEach(take)
})()
`

/** Plays a service of page views: its script, and the address that views are sent to, where nothing is kept. */
export function serveStatistics(app: Hono): void {
  app.get('/statistics.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.post('/matomo.php', (c) => c.body(null, 204))
}
