const namespace = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<Record<string, string | number>>

/** One SVG element with its attributes and children. Texts are set as text, never as markup. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}
