import { m } from '@koi/i18n'
import { FullscreenEndIcon, FullscreenIcon, IconButton } from '@koi/ui'
import type { FullScreen } from './useFullScreen.ts'

/** Goes to full screen and back; nothing where the browser has no such mode. */
export function FullScreenButton({ fullScreen }: { readonly fullScreen: FullScreen | null }) {
  if (!fullScreen) return null
  const { active, onToggle } = fullScreen
  return (
    <IconButton
      icon={active ? FullscreenEndIcon : FullscreenIcon}
      label={active ? m.game_full_screen_end() : m.game_full_screen()}
      onClick={onToggle}
    />
  )
}
