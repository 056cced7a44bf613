/** What the toolbar says. */
export interface StoryGlobals {
  readonly theme: 'system' | 'light' | 'dark'
  readonly brand: 'koi' | 'jade'
  readonly formFactor: 'desktop' | 'mobile'
}

/** Reads the toolbar's values, which anyone may type into the address. */
export function storyGlobals(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  const { theme, brand, form } = globals
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    brand: brand === 'jade' ? 'jade' : 'koi',
    formFactor: form === 'mobile' ? 'mobile' : 'desktop',
  }
}
