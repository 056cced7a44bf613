import type { RegisterOptions, RegisterModel } from './registerModel.ts'

export function useRegister(options: RegisterOptions): RegisterModel {
  throw new Error(`useRegister is not built yet${Object.keys(options).length}`)
}
