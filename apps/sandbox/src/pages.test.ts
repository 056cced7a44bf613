import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const pages = ['play.html', 'cashier.html', 'outbox.html', 'desk.html']
/** What the build writes, by its path. */
const files = new Map<string, string>()

beforeAll(async () => {
  const root = new URL('..', import.meta.url).pathname
  const built = await build({ root, logLevel: 'silent', build: { write: false } })
  for (const bundle of Array.isArray(built) ? built : [built]) {
    if (!('output' in bundle)) throw new Error('The build watches instead of ending.')
    for (const file of bundle.output) {
      const source = file.type === 'chunk' ? file.code : file.source
      files.set(file.fileName, typeof source === 'string' ? source : new TextDecoder().decode(source))
    }
  }
})

describe('the built pages', () => {
  it('find everything they load among the built files', () => {
    const missing: string[] = []
    let found = 0
    for (const [path, text] of files) {
      const links = path.endsWith('.js')
        ? [...text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)]
        : [...text.matchAll(/(?:href|src)="(\/[^"]+(?:\.js|\.css))"/g)]
      for (const [, link = ''] of links) {
        const wanted = new URL(link, `http://host/${path}`).pathname.slice(1)
        if (files.has(wanted)) found += 1
        else missing.push(`${path} → ${wanted}`)
      }
    }
    expect(missing).toEqual([])
    expect(found).toBeGreaterThan(5)
  })

  it('the built pages are HTML without inline script or style, so that a strict content policy holds', () => {
    for (const page of pages) {
      const text = files.get(page) ?? ''
      expect(text).toMatch(/<script type="module" crossorigin src="[^"]+"><\/script>/)
      expect(text).not.toMatch(/<style|style=|<script>|\son\w+=/)
    }
  })

  it('never make markup out of text, so that they run under trusted types', () => {
    const scripts = [...files].filter(([path]) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThanOrEqual(pages.length)
    for (const [, code] of scripts) {
      expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/)
    }
  })
})
