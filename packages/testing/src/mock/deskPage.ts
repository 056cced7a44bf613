/** Stands where the page of customer service would be: the mock has none, and says so. To the shell it is one that is there. */
export function deskPage(): string {
  const page = `<!doctype html><meta charset="utf-8"><title>客服</title><body style="margin:0;display:grid;place-items:center;min-height:100vh;font:16px system-ui;color:#f4ede4;background:#171c26">界面预览，没有客服台<script>parent.postMessage({from:'koi-desk',type:'ready'},'*')</script><!--`
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`
}
