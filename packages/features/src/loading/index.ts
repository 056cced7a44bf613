export { lazyPart, type LazyPartProps } from './lazyPart.tsx'
export { Loaded } from './Loaded.tsx'
export { RefreshButton } from './RefreshButton.tsx'
export type { PagedModel } from './pagedModel.ts'
