import { Button, type ButtonProps } from '@koi/ui'
import type { VenueAction } from './venueCards.ts'

export interface VenueButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  readonly action: VenueAction
}

/** One of the ways into a venue. */
export function VenueButton({ action, ...look }: VenueButtonProps) {
  const { text, label, ...button } = action
  return (
    <Button {...look} {...button} aria-label={label}>
      {text}
    </Button>
  )
}
