import { m } from '@koi/i18n'
import { Button, OfflineIcon } from '@koi/ui'
import { StatePage } from './StatePage.tsx'

export interface UnreachableViewProps {
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** A page that was not loaded yet, without a connection to load it. */
export function UnreachableView({ onRetry, onBack }: UnreachableViewProps) {
  return (
    <StatePage
      icon={OfflineIcon}
      title={m.layout_unreachable_title()}
      text={m.layout_unreachable_text()}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {m.common_retry()}
          </Button>
          <Button onClick={onBack}>{m.common_back()}</Button>
        </>
      }
    />
  )
}
