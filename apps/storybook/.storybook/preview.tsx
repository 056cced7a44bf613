import type { Preview } from '@storybook/react-vite'
import '@koi/ui/tokens.css'
import { Surroundings } from '../src/surroundings/Surroundings.tsx'
import { storyGlobals } from '../src/surroundings/storyGlobals.ts'

const environment: Readonly<Record<string, unknown>> = import.meta.env

const preview: Preview = {
  initialGlobals: {
    theme: environment['VITE_STORY_THEME'] ?? 'system',
    brand: environment['VITE_STORY_BRAND'] ?? 'koi',
    form: environment['VITE_STORY_FORM'] ?? 'desktop',
  },
  globalTypes: {
    brand: {
      description: '品牌',
      toolbar: {
        title: '品牌',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'koi', title: '锦鲤' },
          { value: 'jade', title: '青玉' },
        ],
      },
    },
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: '跟随系统' },
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
      },
    },
    form: {
      description: '设备',
      toolbar: {
        title: '设备',
        icon: 'mobile',
        dynamicTitle: true,
        items: [
          { value: 'desktop', title: '桌面 36px' },
          { value: 'mobile', title: '手机 44px' },
        ],
      },
    },
  },
  decorators: [
    (Story, context) => (
      <Surroundings globals={storyGlobals(context.globals)}>
        <Story />
      </Surroundings>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['基础', '按压', '填写', '导航', '展示', '状态', '浮层'] } },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '375', styles: { width: '375px', height: '812px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
