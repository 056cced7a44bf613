import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

const darkMedia = matchMedia('(prefers-color-scheme: dark)')

function onSchemeChange(listener: () => void) {
  darkMedia.addEventListener('change', listener)
  return () => darkMedia.removeEventListener('change', listener)
}

interface Globals {
  readonly globals: Readonly<Record<string, unknown>>
}

/** The page around a component's documentation, light or dark as the toolbar says. */
export function DocsPage(props: DocsContainerProps) {
  const { channel } = props.context
  const [theme, setTheme] = useState<unknown>(
    () => new URLSearchParams(location.search).get('globals')?.match(/theme:(\w+)/)?.[1],
  )
  const systemDark = useSyncExternalStore(onSchemeChange, () => darkMedia.matches)
  useEffect(() => {
    const listen = ({ globals }: Globals) => setTheme(globals['theme'])
    channel.on(SET_GLOBALS, listen)
    channel.on(GLOBALS_UPDATED, listen)
    return () => {
      channel.off(SET_GLOBALS, listen)
      channel.off(GLOBALS_UPDATED, listen)
    }
  }, [channel])
  const dark = theme === 'dark' || (theme !== 'light' && systemDark)
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />
}
