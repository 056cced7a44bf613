import { handOver } from './bootstrap/handOver.mjs'

handOver('tooling/run/src/test.ts')
