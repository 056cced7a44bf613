import { createContext } from 'react'
import type { Runtime } from './runtime.ts'

export const RuntimeContext = createContext<Runtime | null>(null)
