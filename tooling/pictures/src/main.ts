import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stampOf } from './stampOf.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, '.cache/pictures')
const stampFile = join(folder, '.stamp')
const brandId = process.env['KOI_BRAND'] ?? 'koi'
const sources = ['tooling/pictures/src', 'apps/api-server/src/seed/catalogue', 'packages/brand/src']

const stamp = stampOf(
  sources.map((source) => join(root, source)),
  [brandId],
)

if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
  console.log('The pictures are up to date.')
} else {
  const started = performance.now()
  const { drawSite } = await import('./drawSite.ts')
  const count = await drawSite(brandId, folder)
  writeFileSync(stampFile, stamp)
  console.log(`Drew ${count} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
