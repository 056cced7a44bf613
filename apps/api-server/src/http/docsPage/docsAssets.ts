import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readAssets, type PageAsset } from './readAssets.ts'

/**
 * The readable page over `/api/openapi.json`: `/api/docs`, its own files, and Scalar's bundle, all from our own origin.
 * Reads the disk: call it once at start.
 */
export function docsAssets(): Map<string, PageAsset> {
  const found = readAssets(new URL('./client/', import.meta.url), { page: '/api/docs', assets: '/api/docs/' })
  const scalar = import.meta.resolve('@scalar/api-reference')
  const files = [
    ['/api/docs/scalar.js', 'browser/standalone.js', 'text/javascript; charset=utf-8'],
    ['/api/docs/scalar.css', 'style.css', 'text/css; charset=utf-8'],
  ] as const
  for (const [path, file, contentType] of files) {
    const body = new Uint8Array(readFileSync(fileURLToPath(new URL(file, scalar))))
    found.set(path, { body, contentType })
  }
  return found
}
