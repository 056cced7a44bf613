export type { PreferencesModel, ThemeChoice } from './preferencesModel.ts'
export { usePreferences } from './usePreferences.ts'
