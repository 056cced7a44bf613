import type { BrandModule } from '@koi/brand'
import type { Plugin } from 'vite'

/** Where a browser is led that cannot show the shell. */
export const unsupportedPage = '/unsupported.html'

const sheet = '/unsupported.css'

/** Said in both languages, since nothing runs that could choose one. The file needs no script, and colours of its own. */
function pageOf({ names }: BrandModule): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${names['zh-CN']} · ${names.en}</title>
<link rel="icon" href="/pictures/icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${sheet}">
</head>
<body>
<main>
<h1>请更新浏览器</h1>
<p>您的浏览器版本较旧，无法打开${names['zh-CN']}。请更新到最新版本，或换用以下浏览器：</p>
<ul>
<li>Chrome 或 Edge 117 及以上</li>
<li>Safari 17.4 及以上（iOS 17.4）</li>
<li>Firefox 121 及以上</li>
</ul>
<p><a href="/home">重新打开</a></p>
<section lang="en">
<h2>Please update your browser</h2>
<p>This version of your browser is too old to open ${names.en}. Update it, or use one of these:</p>
<ul>
<li>Chrome or Edge 117 or later</li>
<li>Safari 17.4 or later (iOS 17.4)</li>
<li>Firefox 121 or later</li>
</ul>
<p><a href="/home">Open again</a></p>
</section>
</main>
</body>
</html>
`
}

const style = `html { background: #f8f6f2; color: #1b212d; font: 16px/1.6 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
body { margin: 0; }
main { max-width: 560px; margin: 0 auto; padding: 48px 24px; }
h1, h2 { margin: 0 0 12px; font-size: 24px; line-height: 1.3; }
section { margin-top: 40px; padding-top: 40px; border-top: 1px solid #d9d5cc; }
p { margin: 0 0 12px; }
ul { margin: 0 0 20px; padding-left: 22px; }
a { display: inline-block; padding: 10px 20px; border-radius: 8px; background: #b8341c; color: #fff; font-weight: bold; text-decoration: none; }
@media (prefers-color-scheme: dark) {
html { background: #12161f; color: #eef0f4; }
section { border-color: #363d4a; }
}
`

/** A page for browsers that lack what the build needs: `boot.js` leads them there before anything of the shell runs. */
export function unsupportedBrowser(readBrand: () => Promise<BrandModule>): Plugin {
  return {
    name: 'koi:unsupported-browser',
    async configureServer(server) {
      const page = pageOf(await readBrand())
      server.middlewares.use(unsupportedPage, (_request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(page)
      })
      server.middlewares.use(sheet, (_request, response) => {
        response.setHeader('content-type', 'text/css')
        response.end(style)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: unsupportedPage.slice(1), source: pageOf(await readBrand()) })
      this.emitFile({ type: 'asset', fileName: sheet.slice(1), source: style })
    },
  }
}
