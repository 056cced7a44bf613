import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { listOf, nothing } from './schema/fields.ts'

export const topCovers = defineEndpoint({
  name: 'promo.topCovers',
  method: 'GET',
  path: '/api/findmed/v1/promo/topCover',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({
      id: v.string(),
      title: v.string(),
      text: v.string(),
      /** A wide picture whose left half stays calm for words, and a taller one for phones. */
      picture: v.string(),
      tallPicture: v.string(),
      /** A path of the shells. */
      link: v.string(),
    }),
  ),
  errors: [],
  summary: 'Banners of the home page, of the brand and in the language of the lang header.',
})

export const secondNav = defineEndpoint({
  name: 'promo.secondNav',
  method: 'GET',
  path: '/api/findmed/v1/promo/secondNav',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(v.object({ id: v.string(), title: v.string(), picture: v.string(), link: v.string() })),
  errors: [],
  summary: 'Venue entries of the home page; the id is the kind of game.',
})
