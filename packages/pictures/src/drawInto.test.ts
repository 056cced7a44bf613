import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawAll, drawInto } from './drawInto.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'koi-drawn-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const two = { files: ['games/a.webp', 'games/a@2x.webp'] }

test('files that are drawn together get their names when they are whole, and nothing else is left', async () => {
  const folder = emptyFolder()
  const drawn = Promise.withResolvers<readonly Buffer[]>()
  const drawing = drawInto(folder, { ...two, draw: () => drawn.promise })
  expect(readdirSync(folder)).toEqual([])
  drawn.resolve([Buffer.from('one'), Buffer.from('two')])
  expect(await drawing).toBe(true)
  expect(readdirSync(join(folder, 'games')).toSorted()).toEqual(['a.webp', 'a@2x.webp'])
  expect(readFileSync(join(folder, 'games/a@2x.webp'), 'utf8')).toBe('two')
})

test('what is there is not drawn again, and what lacks one of its files is', async () => {
  const folder = emptyFolder()
  let count = 0
  const draw = async () => [Buffer.from(`${(count += 1)}`), Buffer.from('')]
  expect(await drawInto(folder, { ...two, draw })).toBe(true)
  expect(await drawInto(folder, { ...two, draw })).toBe(false)
  rmSync(join(folder, 'games/a@2x.webp'))
  expect(await drawInto(folder, { ...two, draw })).toBe(true)
  expect(count).toBe(2)
})

test('a drawing that fails leaves no file', async () => {
  const folder = emptyFolder()
  await expect(drawInto(folder, { ...two, draw: () => Promise.reject(new Error('no ink')) })).rejects.toThrow(
    'no ink',
  )
  expect(existsSync(join(folder, 'games'))).toBe(false)
})

test('all are drawn in their order, so many at a time', async () => {
  const folder = emptyFolder()
  const order: string[] = []
  let [atOnce, most] = [0, 0]
  const pictures = Array.from({ length: 9 }, (_, index) => ({
    files: [`${index}.png`],
    async draw() {
      order.push(`${index}`)
      atOnce += 1
      most = Math.max(most, atOnce)
      await Promise.resolve()
      atOnce -= 1
      return [Buffer.from('png')]
    },
  }))
  expect(await drawAll(folder, pictures, 3)).toBe(9)
  expect(order).toEqual([...order].toSorted())
  expect(most).toBe(3)
  expect(await drawAll(folder, pictures, 3)).toBe(0)
})
