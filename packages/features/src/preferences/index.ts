export type { ThemeChoice } from '../runtime/preferencesStore.ts'
export { usePreferences, type PreferencesModel } from './usePreferences.ts'
