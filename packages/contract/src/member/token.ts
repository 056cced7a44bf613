import { defineEndpoint } from '@koi/api-core'
import { nothing } from '../schema/nothing.ts'
import { memberInfo } from './memberInfo.ts'

export const token = defineEndpoint({
  name: 'member.token',
  method: 'GET',
  path: '/api/findmed/v1/member/token',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: memberInfo,
  errors: [],
  summary: 'Member info of the holder of the token.',
})
