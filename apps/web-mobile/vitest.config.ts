import { shellTests } from '@koi/vite'

export default shellTests(import.meta.dirname)
