import { BANK_GROUPS } from '@koi/api-core/banks'
import { games, venues } from '@koi/api-server/catalogue'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { drawSvg } from './drawSvg.ts'
import { listPictures } from './listPictures.ts'
import { renderPicture } from './renderPicture.ts'
import { scenesOf } from './scenes/scenesOf.ts'

const specs = listPictures({ venues, games })
const paths = new Set(specs.map((spec) => spec.path))
const drawn = new Map(specs.map((spec) => [spec.path, drawSvg(spec)]))
const onePixel = { left: 0, top: 0, width: 1, height: 1 }
const firstOf = (folder: string) => specs.find((spec) => spec.path.startsWith(`${folder}/`)) ?? specs[0]

describe('the pictures', () => {
  it('cover every game, every venue and every kind of the catalogue', () => {
    expect(games.filter((game) => !paths.has(`games/${game.id}`))).toEqual([])
    expect(
      venues.filter((venue) => !paths.has(`venues/${venue.id}`) || !paths.has(`kinds/${venue.gameType}`)),
    ).toEqual([])
  })

  it('mark every bank code, and show every level', () => {
    expect(BANK_GROUPS.flat().filter((code) => !paths.has(`banks/${code}`))).toEqual([])
    expect(specs.filter((spec) => spec.path.startsWith('vip/'))).toHaveLength(11)
  })

  it('leave the ground of marks clear, and cover that of all others', async () => {
    const alpha = async (folder: string) => {
      const spec = firstOf(folder)
      if (!spec) throw new Error('There are no pictures.')
      const corner = sharp((await renderPicture(drawSvg(spec), spec))['.png']).extract(onePixel)
      return (await corner.ensureAlpha().raw().toBuffer())[3]
    }
    expect(await Promise.all(['crests', 'vip', 'banks', 'kinds'].map(alpha))).toEqual([0, 0, 0, 255])
  })

  it('have a path of their own each', () => {
    expect(paths.size).toBe(specs.length)
  })

  it('know at least six compositions of every kind', () => {
    expect(Object.values(scenesOf).map((scenes) => Object.keys(scenes).length >= 6)).toEqual(
      Array(6).fill(true),
    )
  })

  it('show every composition somewhere', () => {
    const shown = new Set(specs.map((spec) => spec.scene))
    const all = Object.values(scenesOf).flatMap((scenes) => Object.entries(scenes))
    expect(all.filter(([, scene]) => !shown.has(scene)).map(([name]) => name)).toEqual([])
  })

  it('differ from each other, even within one composition', () => {
    expect(new Set(drawn.values()).size).toBe(specs.length)
  })

  it('never hold a number that is none, nor text that would need a font', () => {
    expect(
      [...drawn].filter(([, svg]) => /NaN|undefined|Infinity|<text/.test(svg)).map(([path]) => path),
    ).toEqual([])
  })

  it.each(['kinds', 'banners', 'venues', 'games', 'crests', 'vip', 'banks'])(
    'of %s come out in the same bytes every time',
    async (folder) => {
      const spec = firstOf(folder)
      if (!spec) throw new Error('There are no pictures.')
      const draw = () => renderPicture(drawSvg(spec), spec)
      const [first, second] = [await draw(), await draw()]
      expect(first['.webp'].equals(second['.webp'])).toBe(true)
      expect(first['@2x.png'].equals(second['@2x.png'])).toBe(true)
    },
    60_000,
  )
})
