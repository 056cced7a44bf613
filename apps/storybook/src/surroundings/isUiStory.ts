/** Whether a story belongs to `@koi/ui`, which speaks no language: its sample texts are Chinese, and so is its page. */
export function isUiStory(parameters: Readonly<Record<string, unknown>>): boolean {
  const file = parameters['fileName']
  return typeof file === 'string' && file.includes('packages/ui/')
}
