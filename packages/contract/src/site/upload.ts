import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'

export const upload = defineEndpoint({
  name: 'site.upload',
  method: 'POST',
  path: '/api/f/v1/upload',
  origin: 'specification',
  access: 'member',
  encoding: 'multipart',
  effect: 'write',
  input: v.object({ file: v.instance(Blob), purpose: v.picklist(['feedback', 'avatar']) }),
  output: v.object({ id: identifier, url: v.string(), width: v.number(), height: v.number() }),
  errors: [],
  summary: 'Stores a picture: type by content, re-encoded (D22).',
})
