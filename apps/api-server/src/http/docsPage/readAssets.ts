import { readFileSync, readdirSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One file of a page, ready to be sent. */
export interface PageAsset {
  body: Uint8Array<ArrayBuffer>
  contentType: string
}

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.ts', 'text/javascript; charset=utf-8'],
])

function ending(name: string): string {
  return name.slice(name.lastIndexOf('.'))
}

function isServed(path: string): boolean {
  return contentTypes.has(ending(path)) && !path.endsWith('.test.ts') && !path.endsWith('.d.ts')
}

/**
 * Reads a page's folder once and answers its files by URL path: `index.html` under `page`, everything else under
 * `assets` plus its path in the folder. Types are stripped, so a browser can run the `.ts` files as they are; a
 * path therefore names the same file to the type checker and to the browser.
 *
 * @example
 * readAssets(new URL('./client/', import.meta.url), { page: '/api/docs', assets: '/api/docs/' })
 */
export function readAssets(folder: URL, at: { page: string; assets: string }): Map<string, PageAsset> {
  const root = fileURLToPath(folder)
  const found = new Map<string, PageAsset>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(root, file).split(sep).join('/')
    const contentType = contentTypes.get(ending(path))
    if (!entry.isFile() || contentType === undefined || !isServed(path)) continue
    const text = readFileSync(file, 'utf8')
    const body = path.endsWith('.ts') ? stripTypeScriptTypes(text, { mode: 'strip' }) : text
    found.set(path === 'index.html' ? at.page : at.assets + path, {
      body: new TextEncoder().encode(body),
      contentType,
    })
  }
  return found
}
