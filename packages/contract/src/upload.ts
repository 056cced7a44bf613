import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { picture } from './feedback.ts'

export const upload = defineEndpoint({
  name: 'site.upload',
  method: 'POST',
  path: '/api/f/v1/upload',
  origin: 'specification',
  access: 'member',
  encoding: 'multipart',
  effect: 'write',
  input: v.object({ file: v.instance(Blob) }),
  output: picture,
  errors: ['picture-type', 'picture-broken', 'picture-too-large', 'picture-busy'],
  summary:
    'Stores a picture of the member: type by content, written anew from its pixels (D22). One that no feedback uses is gone after a day.',
})
