import type { PreferencesModel } from './preferencesModel.ts'

export function usePreferences(): PreferencesModel {
  throw new Error('usePreferences is not built yet')
}
