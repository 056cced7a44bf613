export { type HelpBrand, helpArticles } from './helpArticles.ts'
