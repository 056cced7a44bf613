import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Stands in for the program that draws: writes an order's name as its picture, and notes in `log` what it does. Pictures
// lie beside the log, or in a folder below.
const folder = process.env['KOI_TEST_PICTURES'] ?? ''
const drawn = join(folder, process.env['KOI_TEST_BELOW'] ?? '')
const note = (line: string) => appendFileSync(join(folder, 'log'), `${line}\n`)
process.once('disconnect', () => {
  note('end')
  process.exit(0)
})
const reply = (message: object) => process.send?.(message)

process.on('message', (message) => {
  const file = String(Object(message).draw)
  note(`draw ${file}`)
  if (file === 'crash.webp') process.exit(3)
  if (file === 'broken.webp') reply({ kind: 'failed', file, reason: 'no ink' })
  if (file !== 'a.webp' && file !== 'b.png') return
  writeFileSync(join(drawn, file), file)
  reply({ kind: 'drawn', file })
})

note('start')
const files = ['a.webp', 'b.png', 'never.webp', 'crash.webp', 'broken.webp']
reply({ kind: 'ready', folder: drawn, files })
