/** Waits until the page has been laid out anew and what listens to its size has been called and has answered. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    // A task of this priority comes after those that a frame brings about, and does not wait for another frame.
    requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'background' }))
  })
}
