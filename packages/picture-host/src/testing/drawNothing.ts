import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tellHost } from '../tellHost.ts'

// Stands in for the program that draws: writes an order's name as its picture, and notes in `log` what it does. Pictures
// lie beside the log, or in a folder below.
const folder = process.env['KOI_TEST_PICTURES'] ?? ''
const drawn = join(folder, process.env['KOI_TEST_BELOW'] ?? '')
const note = (line: string) => appendFileSync(join(folder, 'log'), `${line}\n`)
process.once('disconnect', () => {
  note('end')
  process.exit(0)
})

/**
 * Holds this whole program up until a test writes the file, as a picture that takes long does. It sees no end of its channel
 * meanwhile, so it gives up by itself where a test fails before that.
 */
function waitFor(file: string): void {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  for (let turn = 0; turn < 3000 && !existsSync(join(folder, file)); turn += 1) Atomics.wait(cell, 0, 0, 10)
}

process.on('message', (message) => {
  const file = String(Object(message).draw)
  note(`draw ${file}`)
  if (file === 'crash.webp') process.exit(3)
  if (file === 'broken.webp') tellHost({ kind: 'failed', file, reason: 'no ink' })
  if (file === 'slow.webp') waitFor('ink')
  if (!['a.webp', 'b.png', 'slow.webp'].includes(file)) return
  writeFileSync(join(drawn, file), file)
  tellHost({ kind: 'drawn', file })
})

note('start')
const files = ['a.webp', 'b.png', 'never.webp', 'crash.webp', 'broken.webp', 'slow.webp']
tellHost({ kind: 'ready', folder: drawn, files })
