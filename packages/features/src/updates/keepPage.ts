/** Has the service worker, once there is one, keep a page that the server draws, so that it opens without a connection (D18). */
export async function keepPage(path: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
  active?.postMessage({ type: 'KEEP_PAGE', path })
}
