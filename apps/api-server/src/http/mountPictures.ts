import type { Hono } from 'hono'
import type { Context } from '../services/context.ts'
import { pictureUrl, readPicture } from '../services/picture/storePicture.ts'
import { HttpFailure } from './protocol/httpFailure.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Serves uploaded pictures, to whoever has been told the address: an `img` sends no headers of ours. What stands behind it
 * was written by us; all the same nothing of it is sniffed, framed or run, and a browser that is sent there saves it.
 */
export function mountPictures(app: Hono, { ctx }: { ctx: Context }): void {
  app.get(pictureUrl(':id'), async (c) => {
    const id = c.req.param('id') ?? ''
    const content = uuid.test(id) ? await readPicture({ ctx, input: { id } }) : null
    if (!content) throw new HttpFailure(404, 'not-found')
    return c.body(Uint8Array.from(content), 200, {
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="picture.webp"',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      // It never changes under its address.
      'cache-control': 'private, max-age=86400, immutable',
    })
  })
}
