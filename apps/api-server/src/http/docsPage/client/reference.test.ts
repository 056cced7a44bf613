import { describe, expect, it } from 'vitest'
import { matches } from './matches.ts'
import { readReference } from './readReference.ts'

const document = {
  openapi: '3.1.0',
  info: { title: 'Koi', version: '1.0.0' },
  components: {
    parameters: { device: { name: 'device', in: 'header', required: true, schema: { type: 'string' } } },
    schemas: { Wallet: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] } },
  },
  paths: {
    '/api/game/transfer': {
      get: {
        operationId: 'wallet.transfer',
        tags: ['wallet'],
        summary: 'Moves money between wallets.',
        'x-origin': 'specification',
        parameters: [
          { $ref: '#/components/parameters/device' },
          { name: 'amount', in: 'query', required: true, schema: { type: 'string', pattern: '^\\d+$' } },
        ],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  oneOf: [
                    {
                      type: 'object',
                      properties: {
                        status: { const: true },
                        data: {
                          type: 'object',
                          properties: {
                            wallets: { type: 'array', items: { $ref: '#/components/schemas/Wallet' } },
                            until: { anyOf: [{ type: 'string' }, { type: 'null' }] },
                          },
                          required: ['wallets'],
                        },
                      },
                    },
                    {
                      type: 'object',
                      properties: {
                        status: { const: false },
                        data: {
                          anyOf: [
                            { enum: ['insufficient-balance'] },
                            { type: 'object', properties: { code: { const: 'amount-out-of-range' } } },
                          ],
                        },
                      },
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
}

describe('the reference page', () => {
  const reference = readReference(document)
  const [operation] = reference.operations

  it('reads what a call is, asks for and answers', () => {
    expect(operation).toMatchObject({
      method: 'GET',
      path: '/api/game/transfer',
      group: 'wallet',
      origin: 'specification',
      encoding: 'query',
      codes: ['insufficient-balance', 'amount-out-of-range'],
    })
    expect(operation?.headers.map(({ name }) => name)).toEqual(['device'])
    expect(operation?.input).toEqual([
      { name: 'amount', depth: 0, type: 'string', required: true, notes: ['^\\d+$'] },
    ])
  })

  it('follows references and lists into nested fields', () => {
    expect(operation?.output.map(({ name, depth, type }) => `${depth} ${name} ${type}`)).toEqual([
      '0 data object',
      '1 wallets object[]',
      '2 id integer',
      '1 until string | null',
    ])
  })

  it('finds a call by words of its path, fields and codes', () => {
    if (operation === undefined) throw new Error('one call was given')
    expect(matches(operation, '')).toBe(true)
    expect(matches(operation, 'transfer AMOUNT')).toBe(true)
    expect(matches(operation, 'insufficient')).toBe(true)
    expect(matches(operation, 'transfer lottery')).toBe(false)
  })

  it('shows nothing, and does not fail, for something that is no document', () => {
    expect(readReference(null).operations).toEqual([])
    expect(readReference({ paths: { '/x': { get: {} } } }).operations).toHaveLength(1)
    expect(readReference({ $ref: '#/loop', loop: { $ref: '#/loop' } }).operations).toEqual([])
  })
})
