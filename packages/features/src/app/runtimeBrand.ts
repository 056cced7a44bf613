import type { HeaderNames } from '@koi/api-core'
import type { FormFactor } from './formFactor.ts'

/** What the features read of a brand module; the brand's own type fits it. */
export interface RuntimeBrand {
  readonly id: string
  readonly d: string
  readonly headerNames?: Partial<HeaderNames> | undefined
  readonly timeZone: string
  readonly venueIds: readonly number[]
  readonly assetVersion: string
  readonly minimumAge: number
  readonly features: { readonly encrypt: boolean }
  readonly origins: Readonly<Record<FormFactor, string>>
}
