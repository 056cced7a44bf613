import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier, listOf, nothing } from './schema/fields.ts'

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

export const upload = defineEndpoint({
  name: 'site.upload',
  method: 'POST',
  path: '/api/f/v1/upload',
  origin: 'specification',
  access: 'member',
  encoding: 'multipart',
  effect: 'write',
  status: 'draft',
  input: v.object({ file: v.instance(Blob), purpose: v.picklist(['feedback', 'avatar']) }),
  output: v.object({ id: identifier, url: v.string(), width: v.number(), height: v.number() }),
  errors: [],
  summary: 'Stores a picture: type by content, re-encoded (D22).',
})
