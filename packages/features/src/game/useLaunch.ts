import type { LaunchOptions, LaunchModel } from './launchModel.ts'

export function useLaunch(options: LaunchOptions): LaunchModel {
  throw new Error(`useLaunch is not built yet${Object.keys(options).length}`)
}
