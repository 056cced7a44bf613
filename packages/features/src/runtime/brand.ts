import type { BrandModule } from '@koi/brand'
import { getLocale } from '@koi/i18n'
import { createContext, use } from 'react'

export const BrandContext = createContext<BrandModule | null>(null)

/**
 * The brand that this shell was built for.
 *
 * @throws Error outside `BrandContext`.
 */
export function useBrand(): BrandModule {
  const brand = use(BrandContext)
  if (brand) return brand
  throw new Error('There is no brand here: wrap the shell in <AppProviders>, or a story in <BrandContext>.')
}

/** The brand's name in the player's language. */
export function useBrandName(): string {
  return useBrand().names[getLocale()]
}
