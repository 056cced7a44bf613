import { koi } from '@koi/brand/koi'
import { helpArticles } from '@koi/help/render'
import { keepBigInts, layerOrder, messagesInOne, pictures } from '@koi/vite'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'

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
  // Stories ask for drawn pictures where the page says so. As tests they show quiet ones, the same everywhere.
  previewHead: (head = '') =>
    process.env['VITEST']
      ? head
      : `${head}<script>document.documentElement.dataset.pictures = 'drawn'</script>`,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      helpArticles(() => koi),
      keepBigInts(),
      react({ compiler: true }),
      layerOrder(),
      pictures(),
      ...(process.env['VITEST'] ? [messagesInOne()] : []),
    ],
    build: { ...vite.build, reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
