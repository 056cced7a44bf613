/** The brand where no bundler chooses one by `KOI_BRAND`: servers, tools, tests. */
export { koi as brand } from './koi/index.ts'
