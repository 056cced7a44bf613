import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { RefreshIcon, WarningIcon } from '../Icon/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUi } from '../UiProvider/useUi.ts'

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What it means, or what else can be done. */
  description?: ReactNode
  /** Tries again. */
  onRetry?: (() => void) | undefined
  /** Trying again is under way. */
  retrying?: boolean | undefined
  /** `medium` by default; `small` inside a card. */
  size?: 'small' | 'medium' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Something could not be loaded, in the place where it would be. */
export function ErrorState({
  title,
  description,
  onRetry,
  retrying = false,
  size = 'medium',
  className,
}: ErrorStateProps) {
  const { labels } = useUi()
  const retry = onRetry ? (
    <Button icon={<Icon icon={RefreshIcon} size="small" />} loading={retrying} onClick={onRetry}>
      {labels.retry}
    </Button>
  ) : null
  return (
    <div role="alert" className={className}>
      <Empty title={title} description={description} icon={WarningIcon} action={retry} size={size} />
    </div>
  )
}
