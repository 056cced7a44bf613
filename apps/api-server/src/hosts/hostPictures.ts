import { serveStatic } from '@hono/node-server/serve-static'
import { type PictureHost, PictureLateError, PictureUnavailableError } from '@koi/picture-host'
import { Hono } from 'hono'
import { basename, dirname } from 'node:path'
import type { Logger } from '../services/logger.ts'

const immutable = 'public, max-age=31536000, immutable'

function nameOf(path: string): string {
  try {
    return decodeURIComponent(path.slice('/pictures/'.length))
  } catch {
    return ''
  }
}

/** How often a browser that waits for a picture is told to go on waiting: no more than browsers follow. */
const mostWaits = 19

/** The same address with the count of waits, or null after the last. */
function waitOn(url: string): string | null {
  const { pathname, searchParams } = new URL(url)
  const waits = Number(searchParams.get('waits') ?? 0) + 1
  if (!(waits <= mostWaits)) return null
  searchParams.set('waits', String(waits))
  return `${pathname}?${searchParams.toString()}`
}

/**
 * How long one request waits, in ms. A browser has six connections: while pictures wait on all of them, calls do, too. Between
 * two waits a call goes first.
 */
export const longestWait = 3000

/**
 * Serves pictures below `/pictures`, drawn when they are asked for first. Each answer comes within the longest wait of the
 * host: a browser that waits for a slow machine is sent to the same picture again, some times. An address with a version is
 * kept for good.
 */
export function hostPictures(pictures: Pick<PictureHost, 'fileOf'>, logger: Logger): Hono {
  return new Hono().use('/pictures/*', async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    try {
      const file = await pictures.fileOf(nameOf(c.req.path))
      if (file === null) return next()
      if (c.req.query('v')) c.header('cache-control', immutable)
      return await serveStatic({ root: dirname(file), path: basename(file) })(c, next)
    } catch (error) {
      if (!(error instanceof PictureUnavailableError)) throw error
      c.header('cache-control', 'no-store')
      const again = error instanceof PictureLateError ? waitOn(c.req.url) : null
      if (again !== null) return c.redirect(again, 307)
      logger.error('a picture cannot be served now', { reason: error.message })
      return c.text('not drawn yet', 503, { 'retry-after': '1' })
    }
  })
}
