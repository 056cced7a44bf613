import { defineConfig } from 'vitest/config'

// The tests of the pure modules alone: what the mutation score is counted on.
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/{amount,banks,crypto,dates,device,form,images,invite}/**/*.test.ts',
      'src/client/{replies,unwrapReply}.test.ts',
      'src/pipeline/{middleware,retrying}.test.ts',
      'src/ports/{random,splitUrl,storage}.test.ts',
      'src/session/createThrottle.test.ts',
      'src/pureEdges.test.ts',
    ],
    testTimeout: 30_000,
  },
})
