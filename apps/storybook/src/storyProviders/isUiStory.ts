/** Whether a story belongs to `@koi/ui`, which speaks no language: its sample texts are Chinese, and so is its page. */
export function isUiStory(title: string): boolean {
  return !/^(页面|桌面版|手机版|通用)\//.test(title)
}
