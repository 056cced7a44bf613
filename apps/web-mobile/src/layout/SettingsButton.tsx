import { lazyPart } from '@koi/features/loading'
import { m } from '@koi/i18n'
import { IconButton, SettingsIcon } from '@koi/ui'
import { useState, type ReactNode } from 'react'

const SettingsSheet = lazyPart(async () => (await import('./SettingsSheet.tsx')).SettingsSheet)

/** The sheet of appearance and language, to be rendered once, and what opens it. It is loaded when it is first asked for. */
export function useSettings(): { readonly sheet: ReactNode; readonly onOpen: () => void } {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return {
    sheet: asked ? (
      <SettingsSheet open={open} onClose={() => setOpen(false)} onMissing={() => setAsked(false)} />
    ) : null,
    onOpen: () => {
      setAsked(true)
      setOpen(true)
    },
  }
}

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
