import { defineConfig } from 'vitest/config'

// The tests of the pure modules alone: what the mutation score is counted on.
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/{amount,banks,dates,device,form,images,invite}/**/*.test.ts',
      'src/pipeline/{retrying,createUuid}.test.ts',
      'src/client/replies.test.ts',
      'src/pureEdges.test.ts',
    ],
    testTimeout: 30_000,
  },
})
