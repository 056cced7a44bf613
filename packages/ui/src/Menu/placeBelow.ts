const gapPx = 6
const edgePx = 8

/** Puts a floating element below its trigger, ends aligned, inside the window; above it where below is no room. */
export function placeBelow(trigger: DOMRect, floating: HTMLElement): void {
  const { offsetWidth, offsetHeight } = floating
  const below = trigger.bottom + gapPx
  const fits = below + offsetHeight <= window.innerHeight - edgePx
  const top = fits ? below : Math.max(edgePx, trigger.top - gapPx - offsetHeight)
  const aligned =
    trigger.left + offsetWidth > window.innerWidth - edgePx ? trigger.right - offsetWidth : trigger.left
  const left = Math.min(Math.max(edgePx, aligned), window.innerWidth - edgePx - offsetWidth)
  floating.style.insetBlockStart = `${top}px`
  floating.style.insetInlineStart = `${left}px`
}
