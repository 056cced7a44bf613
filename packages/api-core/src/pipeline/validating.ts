import { SchemaError } from '../errors/schemaError.ts'
import type { Middleware } from './middleware.ts'

/** Holds the reply's data against the contract, once; what the schema gives back is what callers get. */
export function validating(): Middleware {
  return (next) => async (request) => {
    const reply = await next(request)
    if (request.expects === 'file') return reply
    const { name, output } = request.endpoint
    const checked = output['~standard'].validate(reply.data)
    const result = checked instanceof Promise ? await checked : checked
    if (result.issues) throw new SchemaError(name, result.issues)
    return { ...reply, data: result.value }
  }
}
