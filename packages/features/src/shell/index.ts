export { framed, Redirect, rootRoute } from './RootLayout.tsx'
export { startShell } from './startShell.tsx'
