import type { OpenApiParameter } from './openApiDocument.ts'

const uuid = { type: 'string', format: 'uuid' } as const

/** Headers of D3, under their default names. */
export const sharedParameters = {
  d: {
    name: 'd',
    in: 'header',
    required: true,
    description: "The brand's fixed value.",
    schema: { type: 'string' },
  },
  lang: {
    name: 'lang',
    in: 'header',
    required: false,
    description: 'Language of names in the reply; zh-CN without it.',
    schema: { type: 'string', enum: ['zh-CN', 'en'] },
  },
  device: {
    name: 'device',
    in: 'header',
    required: true,
    description: 'The device id (D10).',
    schema: { type: 'string', pattern: '^web-(ios|android|)-[0-9a-z]{8,13}-[0-9a-z]{8,13}$' },
  },
  t: {
    name: 't',
    in: 'header',
    required: true,
    description: 'The session token.',
    schema: { type: 'string' },
  },
  tOptional: {
    name: 't',
    in: 'header',
    required: false,
    description: 'The session token, where there is one.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    required: true,
    description: 'One UUID per intent, kept over retries (D3).',
    schema: uuid,
  },
} as const satisfies Record<string, OpenApiParameter>
