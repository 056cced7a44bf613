export type { PersonalModel, ProfileRow, SecurityItem } from './personalModel.ts'
export { usePersonal } from './usePersonal.ts'
