/** A component that `@koi/ui` exports. */
export interface ComponentExport {
  readonly name: string
  /** Below `packages/ui/src`, `Button/Button.tsx`. */
  readonly file: string
}

/** Reads the components from the text of the index of `@koi/ui`: what its `.tsx` files export as values. */
export function componentExports(index: string): readonly ComponentExport[] {
  return Array.from(index.matchAll(/export \{([^}]*)\} from '\.\/([^']+\.tsx)'/g)).flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({ name, file })),
  )
}
