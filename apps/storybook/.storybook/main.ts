import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keepBigInts, layerOrder } from '@koi/vite'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const pictures = path('../../../.cache/pictures')

const drawn = existsSync(pictures)

// Stories run as tests without them; whoever looks at the workshop is told.
if (!drawn && !process.env['VITEST'])
  process.emitWarning('No pictures are drawn: `pnpm prepare:workshop` draws them.')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/features/src/**/*.stories.tsx',
    '../../web-desktop/src/**/*.stories.tsx',
    '../../web-mobile/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: drawn ? [{ from: pictures, to: '/pictures' }] : [],
  // Stories ask for drawn pictures where the page says so. Tests see the same whether they are drawn or not.
  previewHead: (head = '') =>
    drawn && !process.env['VITEST']
      ? `${head}<script>document.documentElement.dataset.pictures = 'drawn'</script>`
      : head,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), keepBigInts(), react({ compiler: true }), layerOrder()],
    build: { ...vite.build, reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
