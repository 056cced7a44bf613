import { useEffect, useState } from 'react'
import { createBackStack } from '../UiProvider/backStack.ts'
import { UiProvider, type UiProviderProps } from '../UiProvider/UiProvider.tsx'

/** A provider that hears the back button on a phone, as the shells do. */
export function ListeningUi(props: UiProviderProps) {
  const [backStack] = useState(createBackStack)
  const listens = props.formFactor === 'mobile'
  useEffect(() => (listens ? backStack.listen() : undefined), [listens, backStack])
  return <UiProvider {...props} backStack={listens ? backStack : null} />
}
