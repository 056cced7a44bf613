import type { Locale } from '../services/locale.ts'

/** How long a browser waits until it asks again, in seconds. */
export const startingRetry = 2

const texts: Readonly<Record<Locale, { readonly title: string; readonly message: string }>> = {
  'zh-CN': { title: '正在启动', message: '网站正在启动，请稍候，页面会自动刷新。' },
  en: { title: 'Starting', message: 'The site is starting. This page reloads by itself.' },
}

/** What a person sees while the server starts. It has neither style nor script, so the policy of JSON replies fits it. */
export function startingPage(locale: Locale): string {
  const { title, message } = texts[locale]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${startingRetry}">
<title>${title}</title>
</head>
<body><main><p role="status">${message}</p></main></body>
</html>
`
}
