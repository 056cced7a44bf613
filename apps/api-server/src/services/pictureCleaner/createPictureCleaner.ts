import { feedbackLimits } from '@koi/contract/rules'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { pictureRules } from '../../rules/feedback.ts'
import { createTurns } from './createTurns.ts'
import { decoded } from './decoded.ts'
import { PictureFault } from './PictureFault.ts'
import { pictureType } from './pictureType.ts'

/** A picture that holds nothing but its pixels. */
export interface CleanPicture {
  /** WebP. */
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

/** Writes a picture anew from its pixels. */
export type CleanPictures = (file: Blob) => Promise<CleanPicture>

const entry = fileURLToPath(new URL('./decodePicture.ts', import.meta.url))
const { decodings, waiting, patience, seconds, longest } = pictureRules
const { bytes: maxBytes, pixels: maxPixels } = feedbackLimits.picture
/** It needs libvips, and its own files. */
const mayDo = ['--permission', '--allow-addons', '--allow-fs-read=*', '--disable-warning=SecurityWarning']

/**
 * Decodes a file in a process of its own: what breaks libvips, or fills the memory, breaks and fills nothing else, and all
 * of it is given back afterwards.
 *
 * @throws PictureFault `picture-broken`, `picture-too-large`.
 */
async function decode(file: Blob): Promise<CleanPicture> {
  const child = spawn(process.execPath, [...mayDo, entry], {
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: 2 * seconds * 1_000,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'exit')
  const [output] = await Promise.all([
    buffer(child.stdout),
    // One that has seen enough reads no further.
    pipeline(Readable.fromWeb(file.stream()), child.stdin).catch(() => undefined),
  ])
  const [code] = await ended
  if (code === decoded.tooLarge) throw new PictureFault('picture-too-large', { pixels: maxPixels })
  if (code === decoded.tooHeavy) throw new PictureFault('picture-too-large', { side: longest })
  if (code !== decoded.done || output.length <= 8) throw new PictureFault('picture-broken')
  return { content: output.subarray(8), width: output.readUInt32BE(0), height: output.readUInt32BE(4) }
}

/**
 * Makes what cleans uploaded pictures, a few at the same moment: type by content, limits by the header before any pixel is
 * decoded, and a file of our own writing afterwards, upright, without anything that the first one carried beside its
 * pixels. Of one that moves the first frame stays.
 */
export function createPictureCleaner(): CleanPictures {
  const takeTurn = createTurns({ atOnce: decodings, waiting, patience: patience * 1_000 })
  return async (file) => {
    if (file.size > maxBytes) throw new PictureFault('picture-too-large', { bytes: maxBytes })
    if (file.size === 0) throw new PictureFault('picture-broken')
    if (pictureType(await file.slice(0, 12).bytes()) === null) throw new PictureFault('picture-type')
    return takeTurn(() => decode(file))
  }
}
