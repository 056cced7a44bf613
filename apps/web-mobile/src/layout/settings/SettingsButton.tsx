import { m } from '@koi/i18n'
import { IconButton, SettingsIcon } from '@koi/ui'
import { lazy, Suspense, useState } from 'react'

const SettingsSheet = lazy(async () => ({ default: (await import('./SettingsSheet.tsx')).SettingsSheet }))

/** Opens appearance and language. */
export function SettingsButton() {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <IconButton
        icon={SettingsIcon}
        label={m.layout_settings()}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      />
      {asked ? (
        <Suspense fallback={null}>
          <SettingsSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
