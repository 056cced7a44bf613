export { framed, rootRoute } from './RootLayout.tsx'
export { startShell } from './startShell.tsx'
