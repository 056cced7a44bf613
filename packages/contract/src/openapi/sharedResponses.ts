import type { JsonSchema } from '@valibot/to-json-schema'
import type { OpenApiResponse } from './openApiDocument.ts'

const failure: JsonSchema = {
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: false },
    data: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
  },
}

const descriptions = {
  '400': 'The query or body cannot be decoded.',
  '403': 'The headers `d` or `device` are missing or wrong, or the request comes from another site (D22).',
  '405': 'Another method; `Allow` lists the right ones.',
  '413': 'The request is too large.',
  '415': 'The body has another content type.',
  '429': 'Too many calls; `Retry-After` says in seconds when to come back.',
  '500': 'The server failed.',
  '503': 'The server cannot answer now.',
} as const

/** Replies other than 200 (D2), which every call may give. */
export const sharedResponses: Readonly<Record<string, OpenApiResponse>> = Object.fromEntries(
  Object.entries(descriptions).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: failure } } },
  ]),
)
