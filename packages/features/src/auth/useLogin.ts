import type { LoginOptions, LoginModel } from './loginModel.ts'

export function useLogin(options: LoginOptions): LoginModel {
  throw new Error(`useLogin is not built yet${Object.keys(options).length}`)
}
