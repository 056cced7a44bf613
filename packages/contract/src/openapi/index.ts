export { buildOpenApi, type OpenApiInfo } from './buildOpenApi.ts'
export type { OpenApiDocument, OpenApiOperation } from './openApiDocument.ts'
