export type { BrandModule } from './brandModule.ts'
export { defineBrand } from './defineBrand.ts'
