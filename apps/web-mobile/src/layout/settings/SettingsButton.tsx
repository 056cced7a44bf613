import { m } from '@koi/i18n'
import { IconButton, SettingsIcon } from '@koi/ui'
import { useSettings } from './useSettings.tsx'

/** Opens appearance and language. */
export function SettingsButton() {
  const { sheet, onOpen } = useSettings()
  return (
    <>
      <IconButton icon={SettingsIcon} label={m.layout_settings()} onClick={onOpen} />
      {sheet}
    </>
  )
}
