import { createPictureHost } from '@koi/picture-host'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { renderPicture } from './drawPictures.ts'
import { firstSeen } from './firstSeen.ts'
import { loadSite } from './loadSite.ts'
import { together } from './siteFiles.ts'

const host = createPictureHost({
  program: fileURLToPath(new URL('drawOnDemand.ts', import.meta.url)),
  longestWait: 60_000,
})
afterAll(() => host.stop())

const { specs, games } = await loadSite()

/** Draws it, whatever lies there, and reads it. */
async function drawAnew(name: string): Promise<Buffer> {
  const file = await host.fileOf(name)
  if (file === null) throw new Error(`${name} is no picture.`)
  rmSync(file)
  return readFileSync((await host.fileOf(name)) ?? '')
}

test('a picture that is asked for has the bytes that a release draws', { timeout: 120_000 }, async () => {
  const spec = specs.find(({ path }) => path === 'crests/c01')
  if (!spec) throw new Error('There is no first crest.')
  for (const endings of together.all) {
    const contents = await renderPicture(spec, endings)
    for (const [index, ending] of endings.entries())
      expect((await drawAnew(`crests/c01${ending}`)).equals(contents[index] ?? Buffer.of()), ending).toBe(
        true,
      )
  }
})

test('a picture at 2x has twice the pixels each way', { timeout: 120_000 }, async () => {
  const sizeOf = async (name: string) => sharp(await drawAnew(name)).metadata()
  expect(await sizeOf('crests/c02.webp')).toMatchObject({ width: 64, height: 64 })
  expect(await sizeOf('crests/c02@2x.webp')).toMatchObject({ width: 128, height: 128 })
})

test('icons of the brand are pictures like others', { timeout: 120_000 }, async () => {
  expect((await drawAnew('icons/favicon.svg')).toString()).toMatch(/^<svg /)
  expect(await sharp(await drawAnew('icons/icon-192.png')).metadata()).toMatchObject({
    width: 192,
    format: 'png',
  })
})

test('a name that no picture has is no file', { timeout: 120_000 }, async () => {
  for (const name of ['games/g0.webp', 'crests/c01.svg', '../package.json', 'crests'])
    expect(await host.fileOf(name)).toBeNull()
})

test('banners and kinds are drawn ahead of all others, then what is called hot, and nothing is left out', () => {
  const order = firstSeen(specs, games).map(({ path }) => path)
  expect(order.toSorted()).toEqual(specs.map(({ path }) => path).toSorted())
  expect(order.slice(0, 12).map((path) => path.split('/')[0])).toEqual([
    ...Array<string>(6).fill('banners'),
    ...Array<string>(6).fill('kinds'),
  ])
  const hot = games.filter(({ tags }) => tags.includes('hot')).map(({ id }) => `games/${id}`)
  expect(new Set(order.slice(12, 12 + hot.length))).toEqual(new Set(hot))
})
