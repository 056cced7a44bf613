import type { SiteClosure } from '@koi/contract/closed'
import { closedStatuses } from '@koi/contract/closed'
import type { Hono } from 'hono'
import { createHash } from 'node:crypto'
import { access } from '../rules/access.ts'
import type { AppDeps } from '../services/context.ts'

/** What begins or goes on with a game. An open round is still settled, and payments go their way. */
const closedPaths = ['/play', '/sandbox/session', '/sandbox/stake', '/sandbox/draw', '/sandbox/balance']

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:24px;padding:24px;box-sizing:border-box;' +
  'font:16px/1.6 system-ui,sans-serif;text-align:center;background:#0b1019;color:#e9edf5}' +
  'h1{font-size:22px;margin:0 0 8px}p{margin:0;color:#a9b4c6}'
const styleHash = createHash('sha256').update(style).digest('base64')

/** The page in place of a game, in both languages as one that loads nothing cannot ask for one. */
function closedPage(until: number): string {
  const time = (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: access.timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    }).format(until)
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark" />
    <title>正在维护 · Under maintenance</title>
    <link rel="icon" href="data:," />
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>正在维护</h1>
      <p>游戏将于 ${time('zh-CN')} 恢复，此页面会自动重新打开。</p>
    </main>
    <section lang="en">
      <h1>Under maintenance</h1>
      <p>Games are back on ${time('en')}. This page opens again by itself.</p>
    </section>
  </body>
</html>
`
}

/** Has the games say, while the site is under maintenance, that they are closed and until when. */
export function closeGames(
  app: Hono,
  {
    config,
    clock,
    shells,
  }: Pick<AppDeps, 'config' | 'clock'> & {
    /** Who may frame the page, as a list of sources. */
    readonly shells: string
  },
): void {
  const until = config.maintenanceUntil ?? 0
  for (const path of closedPaths) {
    app.use(path, async (c, next) => {
      const wait = Math.ceil((until - clock.now()) / 1_000)
      if (wait <= 0) return next()
      c.header('retry-after', String(wait))
      const data: SiteClosure = { code: 'maintenance', until: new Date(until).toISOString() }
      if (path !== '/play') return c.json({ status: false, data }, closedStatuses.maintenance)
      // It may be over before it was expected.
      c.header('refresh', String(Math.min(wait, 30)))
      c.header(
        'content-security-policy',
        `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors ${shells}`,
      )
      return c.html(closedPage(until), closedStatuses.maintenance)
    })
  }
}
