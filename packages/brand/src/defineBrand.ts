import * as v from 'valibot'
import type { BrandModule } from './brandModule.ts'
import { brandSchema } from './brandSchema.ts'

/**
 * Checks a brand module. The build calls it, so that a faulty brand never reaches a page; a page itself never does.
 *
 * @throws TypeError with one line for each field at fault.
 * @example
 * const brand = defineBrand(koi)
 */
export function defineBrand(module: unknown): BrandModule {
  const result = v.safeParse(brandSchema, module)
  if (result.success) return result.output
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(the module)'}: ${issue.message}`)
  throw new TypeError(`The brand "${nameOf(module)}" is not usable:\n${faults.join('\n')}`)
}

function nameOf(module: unknown): string {
  return typeof module === 'object' && module !== null && 'id' in module ? String(module.id) : '?'
}
