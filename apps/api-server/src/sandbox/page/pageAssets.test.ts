import { describe, expect, it } from 'vitest'
import { docsAssets } from '../../http/docsPage/docsAssets.ts'
import { cashierAssets } from '../cashierPage/cashierAssets.ts'
import { outboxAssets } from '../outboxPage/outboxAssets.ts'
import { pageAssets } from './pageAssets.ts'

const sandbox = new Map([...pageAssets(), ...cashierAssets(), ...outboxAssets()])
const origins = [
  { name: 'the sandbox origin', assets: sandbox, pages: ['/play', '/cashier', '/outbox'] },
  { name: 'the API origin', assets: docsAssets(), pages: ['/api/docs'] },
]

function textOf(body: Uint8Array): string {
  return new TextDecoder().decode(body)
}

describe.each(origins)('pages of $name', ({ assets, pages }) => {
  it('find everything they load among the assets', () => {
    const missing: string[] = []
    for (const [path, { body }] of assets) {
      const links = path.endsWith('.ts')
        ? [...textOf(body).matchAll(/from '(\.[^']+)'/g)]
        : [...textOf(body).matchAll(/(?:href|src)="(\/[^"]+(?:\.ts|\.css))"/g)]
      for (const [, link = ''] of links) {
        const wanted = new URL(link, `http://host${path}`).pathname
        if (!assets.has(wanted)) missing.push(`${path} → ${wanted}`)
      }
    }
    expect(missing).toEqual([])
  })

  it('are HTML without inline script or style, so that a strict content policy holds', () => {
    for (const page of pages) {
      const asset = assets.get(page)
      expect(asset?.contentType).toBe('text/html; charset=utf-8')
      const text = textOf(asset?.body ?? new Uint8Array())
      expect(text).toMatch(/<script type="module" src="[^"]+"><\/script>/)
      expect(text).not.toMatch(/<style|style=|<script>|\son\w+=/)
    }
  })

  it('are served as JavaScript without types, and without their tests', () => {
    const scripts = [...assets].filter(([path]) => path.endsWith('.ts'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const [path, { body, contentType }] of scripts) {
      expect(path).not.toContain('.test.')
      expect(contentType).toBe('text/javascript; charset=utf-8')
      expect(textOf(body)).not.toMatch(/^(?:export )?(?:interface|type) /m)
      expect(textOf(body)).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/)
    }
  })
})
