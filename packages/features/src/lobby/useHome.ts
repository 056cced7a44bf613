import type { HomeModel } from './homeModel.ts'

export function useHome(): HomeModel {
  throw new Error('useHome is not built yet')
}
