/** Where something that floats stands to what it belongs to. */
export interface Placement {
  /** The side it stands on where there is room; the other side where there is not. */
  readonly side?: 'above' | 'below' | undefined
  /** Which edges are in line. An edge that would leave the window gives way to the other one. */
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** How far apart they are, in px. */
  readonly gapPx?: number | undefined
}

const edgePx = 8

function inlineStart(anchor: DOMRect, width: number, align: NonNullable<Placement['align']>): number {
  const furthest = window.innerWidth - edgePx - width
  const starts = {
    start: anchor.left > furthest ? anchor.right - width : anchor.left,
    center: (anchor.left + anchor.right - width) / 2,
    end: anchor.right - width < edgePx ? anchor.left : anchor.right - width,
  }
  return Math.max(edgePx, Math.min(starts[align], furthest))
}

/**
 * Puts a floating element (`position: fixed`) beside its anchor, inside the window. Writes which side it came to as
 * `data-side`, and where the middle of the anchor is as `--anchor`, in px from its own start.
 */
export function placeBeside(
  anchor: DOMRect,
  floating: HTMLElement,
  { side = 'below', align = 'start', gapPx = 6 }: Placement = {},
): void {
  const below = anchor.bottom + gapPx
  const { offsetWidth: width, offsetHeight: height } = floating
  const above = anchor.top - gapPx - height
  const fitsBelow = below + height <= window.innerHeight - edgePx
  const fitsAbove = above >= edgePx
  const goesBelow = side === 'below' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow
  const lowest = Math.max(edgePx, window.innerHeight - edgePx - height)
  const top = Math.min(goesBelow ? below : Math.max(edgePx, above), lowest)
  const left = inlineStart(anchor, width, align)
  const middle = Math.min(Math.max((anchor.left + anchor.right) / 2 - left, 16), width - 16)
  floating.dataset['side'] = goesBelow ? 'below' : 'above'
  floating.style.insetBlockStart = `${top}px`
  floating.style.insetInlineStart = `${left}px`
  floating.style.setProperty('--anchor', `${middle}px`)
}
