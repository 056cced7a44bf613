const edgePx = 8
/** What floats may cover its anchor rather than become lower than this. */
const leastPx = 160

/** Writes how high a floating element may be without covering its anchor, in px as `--room`: its sheet keeps to it. */
export function limitToRoom(anchor: DOMRect, floating: HTMLElement, gapPx = 6): void {
  const above = anchor.top - gapPx - edgePx
  const below = window.innerHeight - edgePx - anchor.bottom - gapPx
  floating.style.setProperty('--room', `${Math.max(above, below, leastPx)}px`)
}
