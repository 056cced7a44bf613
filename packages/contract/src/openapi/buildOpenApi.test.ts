import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { buildOpenApi } from './buildOpenApi.ts'
import { describeOperation } from './describeOperation.ts'

const document = buildOpenApi(contract, { title: 'Koi', version: '1.2.3', server: '/' })
const endpoints = Object.values(contract)

function operation(path: string, method: string) {
  const found = document.paths[path]?.[method.toLowerCase()]
  if (!found) throw new Error(`no ${method} ${path}`)
  return found
}

test('every call of the contract is present once, with its origin and its codes', () => {
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(described).toHaveLength(endpoints.length)
  for (const endpoint of endpoints) {
    const found = operation(endpoint.path, endpoint.method)
    expect(found.operationId).toBe(endpoint.name)
    expect(found['x-origin']).toBe(endpoint.origin)
    expect(found['x-error-codes']).toEqual(expect.arrayContaining([...endpoint.errors, 'not-available']))
  }
})

test('a reference never points at nothing', () => {
  const text = JSON.stringify(document)
  for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)) {
    expect(
      Object.keys({ ...document.components }[kind === 'parameters' ? 'parameters' : 'responses']),
    ).toContain(name)
  }
  expect(text).not.toContain('#/$defs')
})

test('a query is described field by field, a form as a body', () => {
  const transfer = operation('/api/game/transfer', 'GET')
  const names = transfer.parameters.map((parameter) => parameter.name ?? parameter.$ref)
  expect(names).toEqual([
    '#/components/parameters/d',
    '#/components/parameters/lang',
    '#/components/parameters/device',
    '#/components/parameters/t',
    '#/components/parameters/idempotencyKey',
    'from',
    'to',
    'amount',
    'confirm_duplicate',
  ])
  const login = operation('/api/f/v1/member/login/mpe', 'POST')
  expect(Object.keys(login.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded'])
  const upload = operation('/api/f/v1/upload', 'POST')
  expect(Object.keys(upload.requestBody?.content ?? {})).toEqual(['multipart/form-data'])
})

test('a call that is not available yet is marked as a draft and says so', () => {
  const draft = describeOperation({ ...contract.balance, status: 'draft' })
  expect(draft).toMatchObject({
    'x-status': 'draft',
    description: expect.stringContaining('Not available yet'),
    'x-badges': [{ name: expect.stringContaining('Not available yet'), color: expect.any(String) }],
  })
  const available = operation('/api/findmed/v1/member/balance', 'GET')
  expect(available['x-status']).toBe('available')
  expect(available.description).toBeUndefined()
  expect(available['x-badges']).toBeUndefined()
})

test('a reply is the envelope of the result or of a refusal', () => {
  const reply = operation('/api/findmed/v1/member/balance', 'GET').responses['200']
  const schema = reply?.content?.['application/json']?.schema
  expect(schema?.oneOf).toHaveLength(2)
  expect(JSON.stringify(schema)).toContain('"central"')
})

test('amounts are described as they travel: decimal strings', () => {
  const amount = { type: 'string', pattern: String.raw`^-?\d{1,15}\.\d{2}$` }
  const reply = operation('/api/findmed/v1/member/balance', 'GET').responses['200']
  expect(JSON.stringify(reply)).toContain(`"central":${JSON.stringify(amount)}`)
  const { parameters } = operation('/api/game/transfer', 'GET')
  expect(parameters.find(({ name }) => name === 'amount')).toMatchObject({ schema: { type: 'string' } })
})

test('the document survives JSON unchanged', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
