import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { runStep, type Step } from './runStep.ts'
import { createStamp } from './stamp.ts'

async function must(step: Step): Promise<void> {
  process.stdout.write(`${step.name} …`)
  const stillAtIt = setInterval(() => process.stdout.write('.'), 3000)
  const { ok, seconds, output } = await runStep(step)
  clearInterval(stillAtIt)
  process.stdout.write(ok ? ` ${seconds.toFixed(1)} s\n` : ' failed\n')
  if (ok) return
  process.stderr.write(output)
  process.exit(1)
}

/** Compiles the message catalog. Quick enough to do whenever a source of it is newer. */
export async function prepareMessages(): Promise<void> {
  const stamp = createStamp(
    'messages',
    ['packages/i18n/messages', 'packages/i18n/project.inlang/settings.json', 'packages/i18n/package.json'],
    [],
  )
  if (stamp.isFresh() && existsSync(join(root, 'packages/i18n/src/generated/messages.js'))) return
  await must({ name: 'Compiling messages', command: 'pnpm', args: ['--filter', '@koi/i18n', 'generate'] })
  stamp.keep()
}

/** Draws the pictures that are missing. The generator itself knows what is up to date. */
export async function preparePictures(): Promise<void> {
  const stamp = createStamp(
    'pictures',
    ['tooling/pictures/src', 'apps/api-server/src/seed/catalogue', 'packages/brand/src'],
    [process.env['KOI_BRAND'] ?? 'koi'],
  )
  if (stamp.isFresh() && existsSync(join(root, '.cache/pictures'))) return
  await must({
    name: 'Drawing pictures (about a minute, once)',
    command: 'node',
    args: ['tooling/pictures/src/main.ts'],
  })
  stamp.keep()
}

/** Builds both shells when one of their sources has changed. */
export async function prepareShells(): Promise<void> {
  const brand = process.env['KOI_BRAND'] ?? 'koi'
  for (const shell of ['web-desktop', 'web-mobile']) {
    const stamp = createStamp(shell, [`apps/${shell}`, 'packages', 'tooling/vite', 'pnpm-lock.yaml'], [brand])
    if (stamp.isFresh() && existsSync(join(root, `apps/${shell}/dist/index.html`))) continue
    await must({ name: `Building ${shell}`, command: 'pnpm', args: ['--filter', `@koi/${shell}`, 'build'] })
    stamp.keep()
  }
}
