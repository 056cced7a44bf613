/** A place inside a larger one. */
export interface RegionPart {
  readonly id: string
  readonly name: string
}

/** A province and its cities. */
export interface Region extends RegionPart {
  readonly parts: readonly RegionPart[]
}

/** A chosen province and city, by their ids. */
export interface RegionChoice {
  readonly region: string
  readonly part: string
}
