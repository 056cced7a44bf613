import { expect, it } from 'vitest'
import { compose, type Middleware } from './middleware.ts'
import { createTestRequest } from '../testing/createTestEndpoint.ts'

it('wraps the first middleware around all others', async () => {
  const steps: string[] = []
  const step =
    (name: string): Middleware =>
    (next) =>
    async (request) => {
      steps.push(`${name} in`)
      const reply = await next(request)
      steps.push(`${name} out`)
      return reply
    }
  const send = compose([step('a'), compose([step('b')]), compose([])])(async () => {
    steps.push('sent')
    return { response: new Response() }
  })
  await send(createTestRequest())
  expect(steps).toEqual(['a in', 'b in', 'sent', 'b out', 'a out'])
})
