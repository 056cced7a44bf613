/**
 * Gives an element the focus. A dialog that is still closing gives it back to what opened it in the end: it is taken once
 * more then. The function it gives ends that.
 */
export function takeFocus(element: HTMLElement): () => void {
  const take = () => element.focus()
  take()
  const dialogs = document.querySelectorAll('dialog[open]')
  for (const dialog of dialogs) dialog.addEventListener('close', take, { once: true })
  return () => {
    for (const dialog of dialogs) dialog.removeEventListener('close', take)
  }
}
