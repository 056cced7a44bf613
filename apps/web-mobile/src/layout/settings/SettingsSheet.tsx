import { usePreferences } from '@koi/features/preferences'
import { SettingsView } from './SettingsView.tsx'

interface SettingsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The choices of this device. They apply at once. */
export function SettingsSheet({ open, onClose }: SettingsSheetProps) {
  return <SettingsView preferences={usePreferences()} open={open} onClose={onClose} />
}
