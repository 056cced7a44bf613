/**
 * A picture for stories: the drawn one, `games/g4001.png`, in the workshop, and a quiet one of the given hue where it is
 * not at hand, as when stories are tested.
 */
export function storyPicture(hue: number, drawn?: string): string {
  if (drawn && document.documentElement.dataset['pictures'] === 'drawn') return `pictures/${drawn}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop stop-color="hsl(${hue} 52% 58%)"/><stop offset="1" stop-color="hsl(${hue} 60% 18%)"/></linearGradient></defs><path fill="url(#g)" d="M0 0h300v400H0z"/><g fill="none" stroke="hsl(${hue} 80% 92%)" stroke-opacity=".2" stroke-width="1.500"><circle cx="150" cy="168" r="52"/><circle cx="150" cy="168" r="82"/><circle cx="150" cy="168" r="112"/></g><circle cx="150" cy="168" r="34" fill="hsl(${hue} 90% 94%)" fill-opacity=".85"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
