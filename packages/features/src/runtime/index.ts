export { BrandContext, useBrand, useBrandName } from './brand.ts'
