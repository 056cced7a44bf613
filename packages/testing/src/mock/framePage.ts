/** Stands where the sandbox game would be: the mock has no game, and says so. To the shell it is a game that is ready. */
export function framePage(name: string): string {
  const page = `<!doctype html><meta charset="utf-8"><title>${name}</title><body style="margin:0;display:grid;place-items:center;min-height:100vh;font:16px system-ui;color:#f4ede4;background:#171c26">${name}：界面预览，没有真实游戏<script>parent.postMessage({from:'koi-game',type:'ready'},'*')</script>`
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`
}
