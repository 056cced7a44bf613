import type { InferOutput } from 'valibot'
import type { brandSchema } from './brandSchema.ts'

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

/** One brand (D19), as plain data. */
export type BrandModule = Frozen<InferOutput<typeof brandSchema>>
