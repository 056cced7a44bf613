import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Where things lie. */
export const paths = {
  root,
  /** The workshop as built. */
  storybook: `${root}/apps/storybook/dist`,
  /** The program that draws the pictures that stories show. */
  drawOnDemand: `${root}/packages/pictures/src/drawOnDemand.ts`,
  /** Baselines, by theme. */
  baselines: `${root}/.cache/visual/baselines`,
  results: `${root}/.cache/visual/results`,
  report: `${root}/.cache/visual/report`,
  /** What the runner wrote down, for the summary. */
  json: `${root}/.cache/visual/results.json`,
} as const
