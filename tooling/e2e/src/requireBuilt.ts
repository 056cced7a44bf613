import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A page of each app that is there once the app is built. */
const builtPages = [
  'apps/web-desktop/dist/index.html',
  'apps/web-mobile/dist/index.html',
  'apps/sandbox/dist/play.html',
]

/**
 * The server starts without them, too, and a journey would wait for a page that never comes.
 *
 * @throws Error that names the first page that is missing below a checkout, and what builds it.
 */
export function requireBuilt(checkout: string): void {
  const missing = builtPages.map((page) => join(checkout, page)).find((page) => !existsSync(page))
  if (missing === undefined) return
  throw new Error(
    `${missing} is missing. Build the apps with \`pnpm build\` first; \`pnpm journeys\` does so by itself.`,
  )
}
