import type { BrandModule } from '@koi/brand'
import { use } from 'react'
import { BrandContext } from './brandContext.ts'

/**
 * The brand this shell was built for.
 *
 * @throws Error outside `BrandContext`.
 */
export function useBrand(): BrandModule {
  const brand = use(BrandContext)
  if (brand) return brand
  throw new Error('There is no brand here: wrap the shell in <BrandContext value={brand}>.')
}
