import type { PersonalModel } from './personalModel.ts'

export function usePersonal(): PersonalModel {
  throw new Error('usePersonal is not built yet')
}
