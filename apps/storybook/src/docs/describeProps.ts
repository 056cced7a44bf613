import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'

type SbType = Exclude<StrictInputType['type'], undefined>

const isUndefined = (type: SbType) => type.name === 'other' && type.value === 'undefined'

function holdsBigInt(value: unknown, depth = 0): boolean {
  if (typeof value === 'bigint') return true
  if (typeof value !== 'object' || value === null || depth > 4) return false
  return Object.values(value).some((inner) => holdsBigInt(inner, depth + 1))
}

/** `boolean | undefined` is a boolean that may be left out: what may be left out is shown by the name already. */
function withoutUndefined(type: SbType): SbType {
  if (type.name !== 'union') return type
  const [first, ...rest] = type.value.filter((member) => !isUndefined(member))
  return first && rest.length === 0 ? first : type
}

/** The type as it is written in the source, without the `undefined` of a prop that may be left out. */
const written = (raw: string) => raw.replace(/\s*\|\s*undefined$/, '').replace(/^\s*\|\s*/, '')

/**
 * Makes the table of props say each type as the source does, and offers a switch for what is true or false. What holds an
 * amount of fen cannot be edited: a control would give text back.
 */
export function describeProps({
  argTypes,
  initialArgs,
}: {
  readonly argTypes: Readonly<Record<string, StrictInputType>>
  readonly initialArgs: Readonly<Record<string, unknown>>
}): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      if (!type) return [name, argType]
      const inner = withoutUndefined(type)
      const summary = type.raw ? written(type.raw) : table?.type?.summary
      const fixed = holdsBigInt(initialArgs[name]) || (inner.name === 'other' && inner.value === 'bigint')
      return [
        name,
        {
          ...argType,
          type: inner,
          ...(fixed ? { control: false } : {}),
          ...(summary ? { table: { ...table, type: { summary } } } : {}),
        },
      ]
    }),
  )
}
