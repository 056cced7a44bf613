import { m } from '@koi/i18n'
import { IconButton, RefreshIcon } from '@koi/ui'

export interface RefreshButtonProps {
  readonly model: { readonly refreshing: boolean; readonly onRefresh: () => void }
}

/** Reads again what a screen shows, where nobody can pull it down. */
export function RefreshButton({ model: { refreshing, onRefresh } }: RefreshButtonProps) {
  return (
    <IconButton
      size="small"
      icon={RefreshIcon}
      label={m.common_refresh()}
      loading={refreshing}
      onClick={onRefresh}
    />
  )
}
