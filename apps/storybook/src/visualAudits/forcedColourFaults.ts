import { nextFrame } from './nextFrame.ts'

const chosen =
  'input:checked, [aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false])'
const group =
  '[role=radiogroup], [role=tablist], [role=listbox], [role=menu], [role=grid], fieldset, nav, ul, ol'
const pseudo = [null, '::before', '::after'] as const
const visible = [
  'outlineStyle',
  'outlineWidth',
  'borderTopStyle',
  'borderTopWidth',
  'borderTopColor',
  'borderBottomWidth',
  'borderBottomColor',
  'borderLeftWidth',
  'color',
  'backgroundColor',
  'textDecorationLine',
  'fontWeight',
  'content',
  'transform',
  'translate',
] as const

const signature = (part: Element) =>
  pseudo.flatMap((name) => {
    const style = getComputedStyle(part, name)
    return visible.map((property) => style[property])
  })

/** How the element and the boxes around and beside it are drawn: a label or a frame may say it in its stead. */
function drawn(element: Element): string {
  const parts: Element[] = [element, ...(element.parentElement?.children ?? [])]
  for (let part = element.parentElement; part && parts.length < 16; part = part.parentElement)
    parts.push(part)
  const inner = Array.from(element.querySelectorAll('*'), (part) => part.tagName)
  return parts.flatMap(signature).concat(inner).join('|')
}

/** How the element, what is in it and the box it fills are drawn. */
const drawnAlone = (element: Element) =>
  [element, element.parentElement ?? element, ...[...element.querySelectorAll('*')].slice(0, 8)]
    .flatMap(signature)
    .concat(Array.from(element.querySelectorAll('*'), (part) => part.tagName))
    .join('|')

/** What is chosen looks no different from what is not, where the system paints over all colours. */
function choiceFaults(): readonly string[] {
  return [...document.querySelectorAll(chosen)].flatMap((element) => {
    const peer = [...(element.closest(group)?.querySelectorAll(element.tagName) ?? [])].find(
      (other) => !other.matches(chosen) && other.getAttribute('role') === element.getAttribute('role'),
    )
    // What keeps its native look is marked by the system itself.
    const native = element.matches('input') && getComputedStyle(element).appearance !== 'none'
    const visible = native || !peer || peer.matches(':disabled') || drawnAlone(peer) !== drawnAlone(element)
    return visible ? [] : [`forced colours: nothing marks ${element.outerHTML.slice(0, 120)}`]
  })
}

/** The focus cannot be seen where the system paints over all colours: only an outline or a border is left. */
async function focusFaults(): Promise<readonly string[]> {
  const before = document.activeElement
  const scope = document.querySelector('dialog[open], :popover-open') ?? document.body
  // The thumb of a slider is beyond what a script can read.
  const targets = [...scope.querySelectorAll<HTMLElement>('button, a[href], input, select, [tabindex="0"]')]
    .filter((element) => !element.matches(':disabled, [tabindex="-1"], [type=range]'))
    .filter((element) => element.checkVisibility())
    .slice(0, 3)
  const faults: string[] = []
  for (const element of targets) {
    if (document.activeElement === element) {
      element.blur()
      await nextFrame()
    }
    const plain = drawn(element)
    element.focus({ preventScroll: true })
    // What a component draws by its state comes a frame later.
    if (drawn(element) === plain) await nextFrame()
    if (element.matches(':focus-visible') && drawn(element) === plain)
      faults.push(`forced colours: the focus is not seen on ${element.outerHTML.slice(0, 120)}`)
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return faults
}

/** What a page in forced colours fails to tell. */
export async function forcedColourFaults(): Promise<readonly string[]> {
  return choiceFaults().concat(await focusFaults())
}
