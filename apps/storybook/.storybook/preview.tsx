import type { Preview } from '@storybook/react-vite'
import '@koi/ui/tokens.css'
import { loadPartLabels, uiLabels } from '@koi/features/labels'
import { zhLabels } from '@koi/ui/testing'
import { describeProps } from '../src/docs/describeProps.ts'
import { DocsPage } from '../src/docs/DocsPage.tsx'
import { writeBigIntsAsText } from '../src/docs/writeBigIntsAsText.ts'
import { brands } from '../src/storyProviders/brands.ts'
import { isUiStory } from '../src/storyProviders/isUiStory.ts'
import { StoryProviders } from '../src/storyProviders/StoryProviders.tsx'
import { storyGlobals } from '../src/storyProviders/storyGlobals.ts'
import { isStandalone } from '../src/testing/isStandalone.ts'

const environment: Readonly<Record<string, unknown>> = import.meta.env
const form = environment['VITE_STORY_FORM'] ?? 'desktop'

writeBigIntsAsText()

const preview: Preview = {
  initialGlobals: {
    theme: environment['VITE_STORY_THEME'] ?? 'system',
    brand: environment['VITE_STORY_BRAND'] ?? 'koi',
    form,
    ...(form === 'mobile' ? { viewport: { value: 'phone' } } : {}),
    locale: environment['VITE_STORY_LOCALE'] ?? 'zh-CN',
    density: 'form',
    text: '100',
  },
  globalTypes: {
    brand: {
      description: '品牌',
      toolbar: {
        title: '品牌',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ theme, names }) => ({ value: theme, title: names['zh-CN'] })),
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
          { value: 'desktop', title: '桌面' },
          { value: 'mobile', title: '手机' },
        ],
      },
    },
    density: {
      description: '密度',
      toolbar: {
        title: '密度',
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          { value: 'form', title: '密度随设备' },
          { value: 'compact', title: '紧凑 36px' },
          { value: 'touch', title: '触控 44px' },
        ],
      },
    },
    locale: {
      description: '语言（界面与通用功能；组件的示例文字始终是中文）',
      toolbar: {
        title: '语言',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    text: {
      description: '浏览器的文字大小',
      toolbar: {
        title: '文字大小',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: '文字 100%' },
          { value: '150', title: '文字 150%' },
          { value: '200', title: '文字 200%' },
        ],
      },
    },
  },
  beforeAll: loadPartLabels,
  decorators: [
    (Story, { globals, title, viewMode }) => {
      const chinese = isUiStory(title)
      return (
        <StoryProviders
          globals={storyGlobals(chinese ? { ...globals, locale: 'zh-CN' } : globals)}
          labels={chinese ? () => zhLabels : uiLabels}
          among={viewMode === 'docs'}
        >
          <Story />
        </StoryProviders>
      )
    },
  ],
  argTypesEnhancers: [describeProps],
  parameters: {
    a11y: { test: 'error', ...(isStandalone ? { options: { resultTypes: ['violations'] } } : {}) },
    docs: { container: DocsPage },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          '总览',
          '基础',
          ['颜色', '文字', '空间', '动效', '语气'],
          '按压',
          '填写',
          '导航',
          '展示',
          '状态',
          '浮层',
          '通用',
          '页面',
          '桌面版',
          '手机版',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '375', styles: { width: '375px', height: '812px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: '1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
        wide: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
