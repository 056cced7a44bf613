import type { BrandModule } from '@koi/brand'

const sheets = import.meta.glob('../../../../packages/ui/src/tokens/brands/*.css', { eager: true })
const modules = import.meta.glob<Record<string, BrandModule>>('../../../../packages/brand/src/*/index.ts', {
  eager: true,
})

/** Every brand there is, found by its module and its token sheet: a new one needs no line here. */
export const brands: readonly BrandModule[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(({ theme }) => Object.keys(sheets).some((path) => path.endsWith(`/${theme}.css`)))
