import { BANK_GROUPS } from '@koi/api-core/banks'
import { games, venues } from '@koi/api-server/catalogue'
import { giftSeeds as gifts } from '@koi/api-server/gifts'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { drawSvg, renderPicture } from './drawPictures.ts'
import { listPictures, sceneKinds } from './listPictures.ts'

const specs = listPictures({ venues, games })
const paths = new Set(specs.map((spec) => spec.path))
const drawn = new Map(specs.map((spec) => [spec.path, drawSvg(spec)]))
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const onePixel = { left: 0, top: 0, width: 1, height: 1 }
const firstOf = (folder: string) => specs.find((spec) => spec.path.startsWith(`${folder}/`)) ?? specs[0]

describe('pictures', () => {
  it('there is one for every game, every venue and every kind of the catalogue', () => {
    expect(games.filter((game) => !paths.has(`games/${game.id}`))).toEqual([])
    expect(
      venues.filter((venue) => !paths.has(`venues/${venue.id}`) || !paths.has(`kinds/${venue.gameType}`)),
    ).toEqual([])
  })

  it('there is one for every gift of the catalogue', () => {
    expect(
      gifts.filter(({ picture }) => !paths.has(picture.slice('/pictures/'.length, -'.png'.length))),
    ).toEqual([])
  })

  it('there is a mark for every bank code and a badge for every level', () => {
    expect(BANK_GROUPS.flat().filter((code) => !paths.has(`banks/${code}`))).toEqual([])
    expect(specs.filter((spec) => spec.path.startsWith('vip/'))).toHaveLength(11)
  })

  it('marks have a transparent ground, all others an opaque one', async () => {
    const alpha = async (folder: string) => {
      const spec = firstOf(folder)
      if (!spec) throw new Error('There are no pictures.')
      const [file] = await renderPicture(spec, ['@2x.png'])
      const corner = sharp(file).extract(onePixel)
      return (await corner.ensureAlpha().raw().toBuffer())[3]
    }
    expect(await Promise.all(['crests', 'vip', 'banks', 'kinds'].map(alpha))).toEqual([0, 0, 0, 255])
  })

  it('no two share a path', () => {
    expect(paths.size).toBe(specs.length)
  })

  it('every kind has at least six compositions', () => {
    expect(Object.values(sceneKinds).map(({ scenes }) => Object.keys(scenes).length >= 6)).toEqual(
      Array(6).fill(true),
    )
  })

  it('every composition is used by some picture', () => {
    const shown = new Set(specs.map((spec) => spec.scene))
    const all = Object.values(sceneKinds).flatMap(({ scenes }) => Object.entries(scenes))
    expect(all.filter(([, scene]) => !shown.has(scene)).map(([name]) => name)).toEqual([])
  })

  it('no two are equal, even within one composition', () => {
    expect(new Set(drawn.values()).size).toBe(specs.length)
  })

  it('no drawing holds NaN, undefined, Infinity or text that needs a font', () => {
    expect(
      [...drawn].filter(([, svg]) => /NaN|undefined|Infinity|<text/.test(svg)).map(([path]) => path),
    ).toEqual([])
  })

  it.each(['kinds', 'banners', 'venues', 'games', 'crests', 'vip', 'banks', 'gifts'])(
    'drawing %s twice gives the same bytes',
    async (folder) => {
      const spec = firstOf(folder)
      if (!spec) throw new Error('There are no pictures.')
      const draw = async () => (await renderPicture(spec, ['.webp', '@2x.png'])).map(hashOf)
      const first = await draw()
      expect(first).toHaveLength(2)
      expect(await draw()).toEqual(first)
    },
    240_000,
  )
})
