import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { assemblePage } from './assemblePage.ts'

const template =
  '<!doctype html><html lang="zh-CN" data-brand="koi"><head><script src="/boot.js?v=1a2b3c4d"></script><title>锦鲤</title></head><body><div id="root"></div></body></html>'
const files = {
  template,
  locale: 'en',
  scripts: ['/assets/index.js', '/assets/home.js'],
  styles: [{ href: '/assets/home.css', text: 'h1{color:red}' }],
  ofMembers: [],
  ofGuests: [],
  hiddenFrom: null,
}
const drawn = {
  title: 'News "today" · Koi',
  description: 'All <games>',
  state: '{"at":1,"text":"</script>"}',
}

test('a page that is drawn is complete without scripts, whose addresses it only names', () => {
  const { html } = assemblePage({ ...files, drawn: { ...drawn, html: '<main><h1>News</h1></main>' } })
  expect(html).toContain('<html data-drawn="en" lang="en" data-locale="en" data-brand="koi">')
  expect(html).toContain('<div id="root"><main><h1>News</h1></main></div>')
  expect(html).toContain('<title>News &quot;today&quot; · Koi</title>')
  expect(html).toContain('content="All &lt;games>"')
  expect(html).toContain('<meta name="koi-scripts" content="/assets/index.js /assets/home.js">')
  expect(html).not.toMatch(/<script type="module"|<link rel="stylesheet"/)
  expect(html.match(/<\/script>/g)).toHaveLength(3)
})

test('a page that is not for everybody says who sees nothing of it', () => {
  const { html } = assemblePage({
    ...files,
    hiddenFrom: 'member',
    drawn: { ...drawn, html: '<form></form>' },
  })
  expect(html).toContain('<html data-drawn="en" data-hidden-from="member" lang="en"')
  expect(html).not.toContain('html[data-hidden-from=guest]')
})

test('a page of members is seen by nobody until the boot script has found a session', () => {
  const { html } = assemblePage({ ...files, hiddenFrom: 'guest', drawn: { ...drawn, html: '<form></form>' } })
  expect(html).toContain('<html data-drawn="en" data-hidden-from="guest" lang="en"')
  expect(html).toContain('<style>html[data-hidden-from=guest] #root{display:none}')
})

test('the first paint of a drawn page waits until all of it has come', () => {
  const { html } = assemblePage({ ...files, drawn: { ...drawn, html: '<main><h1>News</h1></main>' } })
  const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">.*<\/head>/.exec(html) ?? []
  expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(html.indexOf('</main>'))
  expect(assemblePage({ ...files, drawn: null }).html).not.toContain('rel="expect"')
})

test('a drawn page has its styles in it under the hash that the policy allows, and no element has a style attribute', () => {
  const html =
    '<link rel="preload" as="image" href="/a.webp"/><div style="aspect-ratio:2 / 1"><p title="a style b" style="color:&quot;x&quot;">style="x"</p></div><i style="aspect-ratio:2 / 1"></i>'
  const page = assemblePage({ ...files, drawn: { ...drawn, html } })
  const style = /<style>(.*?)<\/style>/s.exec(page.html)?.[1] ?? ''
  expect(page.styleHashes).toEqual([`'sha256-${createHash('sha256').update(style).digest('base64')}'`])
  expect(style).toContain('h1{color:red}')
  expect(style).toContain('[data-s="0"]{aspect-ratio:2 / 1}[data-s="1"]{color:"x"}')
  expect(page.html).toContain(
    '<div data-s="0"><p title="a style b" data-s="1">style="x"</p></div><i data-s="0"></i>',
  )
  expect(page.html.indexOf('as="image"')).toBeLessThan(page.html.indexOf('</head>'))
})

test('a page that the browser draws has its scripts and styles at once', () => {
  const { html, styleHashes } = assemblePage({ ...files, drawn: null })
  expect(html).toContain('<script type="module" crossorigin src="/assets/index.js"></script>')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">')
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css">')
  expect(html).toContain('lang="en" data-locale="en"')
  expect(html).not.toMatch(/koi-member|koi-guest/)
  expect(styleHashes).toEqual([])
})

test('what only members load, and what only guests load, is named before the script that loads it ahead', () => {
  const named =
    '<meta name="koi-member" content="/assets/user.js /assets/user.css"><meta name="koi-guest" content="/assets/login.js">'
  for (const own of [null, { ...drawn, html: '<form></form>' }]) {
    const { html } = assemblePage({
      ...files,
      ofMembers: ['/assets/user.js', '/assets/user.css'],
      ofGuests: ['/assets/login.js'],
      drawn: own,
    })
    expect(html).toContain(`${named}<script src="/boot.js`)
  }
})
