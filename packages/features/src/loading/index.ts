export { Loaded } from './Loaded.tsx'
export { RefreshButton } from './RefreshButton.tsx'
