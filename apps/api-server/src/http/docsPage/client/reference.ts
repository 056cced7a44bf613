/** One line of a table of fields. `depth` counts the objects and lists around it. */
export interface Field {
  name: string
  depth: number
  type: string
  required: boolean
  /** Allowed values, pattern, limits and description, as far as the document has them. */
  notes: string[]
}

/** One call as the page shows it. */
export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  group: string
  /** `specification` or `extension`, as the contract marks it (D21). */
  origin: string
  access: string
  encoding: string
  headers: Field[]
  input: Field[]
  output: Field[]
  codes: string[]
}

export interface Reference {
  title: string
  version: string
  description: string
  operations: Operation[]
}
