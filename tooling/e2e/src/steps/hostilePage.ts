import { createServer } from 'node:http'
import type { Page } from '@playwright/test'

/** What a hostile game does beside saying that it is ready. */
export type Hostility = 'attempts' | 'flood' | 'reload' | 'elsewhere'

const says = `
  const say = (message) => parent.postMessage({ from: 'koi-game', ...message }, '*')
  const round = () => crypto.randomUUID()
  say({ type: 'ready' })`

/** Everything that a page in a frame may try on who frames it. What it gets is in \`got\`: nothing. */
const attempts = `${says}
  for (const type of ['staked', 'settled']) say({ type, round: round(), payout: '999999.00', balance: '999999.00' })
  say({ type: 'settled', round: 'none' })
  say({ type: 'transfer', amount: '999999.00' })
  parent.postMessage({ from: 'koi-shell', type: 'resume' }, '*')
  parent.postMessage('{"from":"koi-game","type":"leave"}', '*')
  window.got = []
  const attempt = async (name, run) => {
    try {
      const value = await run()
      if (value !== undefined && value !== null && value !== false) got.push(name)
    } catch {}
  }
  window.tryAll = async () => {
    await attempt('the document of the shell', () => top.document.title)
    await attempt('the storage of the shell', () => top.sessionStorage.getItem('t'))
    await attempt('the address of the shell', () => String(top.location.href))
    await attempt('another page in place of the shell', () => { top.location.href = elsewhere; return true })
    await attempt('another page in place of the shell, by a link', () => {
      const link = Object.assign(document.createElement('a'), { href: elsewhere, target: '_top' })
      document.body.append(link)
      link.click()
    })
    await attempt('another page in place of the shell, by a form', () => {
      const form = Object.assign(document.createElement('form'), { action: elsewhere, target: '_top' })
      document.body.append(form)
      form.submit()
    })
    await attempt('a window', () => open(elsewhere, '_blank'))
    await attempt('the clipboard, to read', () => navigator.clipboard.readText())
    await attempt('the clipboard, to write', async () => { await navigator.clipboard.writeText('stolen'); return true })
    await attempt('the whole screen', async () => { await document.documentElement.requestFullscreen(); return true })
    await attempt('a question of the browser', () => confirm('Log in again') || prompt('Password'))
    await attempt('the place of the player', () => new Promise((yes, no) => navigator.geolocation.getCurrentPosition(yes, no)))
    await attempt('the camera', () => navigator.mediaDevices.getUserMedia({ video: true }))
    document.body.dataset.tried = String(Number(document.body.dataset.tried ?? 0) + 1)
  }
  document.querySelector('button').addEventListener('click', () => void tryAll())
  void tryAll()`

const flood = `${says}
  setInterval(() => { for (let count = 0; count < 500; count += 1) say({ type: 'settled', round: round() }) }, 5)`

const reload = `${says}
  addEventListener('load', () => setTimeout(() => { location.href = '/play?again=' + Math.random() }, 50))`

const elsewhereNow = `${says}
  setTimeout(() => { location.href = elsewhere }, 300)`

const scripts: Readonly<Record<Hostility, string>> = { attempts, flood, reload, elsewhere: elsewhereNow }

/** A page of yet another origin, that counts who asks for it. */
export interface Elsewhere {
  readonly address: string
  asked(): number
  close(): Promise<void>
}

/** Serves an origin that only this test has. */
export async function serveElsewhere(): Promise<Elsewhere> {
  let asked = 0
  const server = createServer((_, reply) => {
    asked += 1
    reply.setHeader('content-type', 'text/html').end('<title>elsewhere</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  if (typeof at !== 'object' || at === null) throw new Error('a TCP server has no port')
  return {
    address: `http://127.0.0.1:${at.port}/`,
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Puts a hostile page in the place of every game: it stands on the origin of the games, without the policy that they have. */
export async function turnHostile(
  page: Page,
  { sandbox, elsewhere, how }: { sandbox: string; elsewhere: string; how: Hostility },
): Promise<void> {
  await page.route(`${sandbox}/play*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>game</title><body style="height:100vh"><button>play</button>
        <script>const elsewhere = ${JSON.stringify(elsewhere)}</script><script>${scripts[how]}</script>`,
    }),
  )
}
