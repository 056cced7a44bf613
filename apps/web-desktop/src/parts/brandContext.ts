import type { BrandModule } from '@koi/brand'
import { createContext } from 'react'

export const BrandContext = createContext<BrandModule | null>(null)
