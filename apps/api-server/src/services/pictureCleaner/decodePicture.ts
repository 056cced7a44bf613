import { feedbackLimits } from '@koi/contract/rules'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { pictureRules } from '../../rules/feedback.ts'
import { decoded } from './decoded.ts'

/**
 * A process that decodes one picture: takes the file on standard input, and answers its width, height and the file that it
 * wrote anew on standard output, or why there is none by its exit code. It knows nothing of the server: no secret, no
 * database, no way to write a file.
 */
const { side, quality, seconds, longest, decodedBytes } = pictureRules

// Every reader is off but those of the three types.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

function end(code: number): never {
  process.exit(code)
}

const bytes = await buffer(process.stdin)
const read = () =>
  sharp(bytes, {
    failOn: 'error',
    limitInputPixels: false,
    sequentialRead: true,
    pages: 1,
    autoOrient: true,
  })
// By the header, before any pixel is decoded.
const { width, height, channels, depth } = await read()
  .metadata()
  .catch(() => end(decoded.broken))
const pixels = width * height
const bytesAPixel = channels * (depth === 'uchar' ? 1 : 2)
if (pixels > feedbackLimits.picture.pixels) end(decoded.tooLarge)
if (Math.max(width, height) > longest || pixels * bytesAPixel > decodedBytes) end(decoded.tooHeavy)
const { data, info } = await read()
  .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  .toColourspace('srgb')
  .webp({ quality })
  .timeout({ seconds })
  .toBuffer({ resolveWithObject: true })
  .catch(() => end(decoded.broken))
const size = Buffer.alloc(8)
size.writeUInt32BE(info.width, 0)
size.writeUInt32BE(info.height, 4)
process.stdout.write(Buffer.concat([size, data]))
