import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { storyPicture } from '../testing/storyPicture.ts'
import { ImageUploader } from './ImageUploader.tsx'
import type { UploadImage } from './uploadedImage.ts'

const never: UploadImage = (_, { onProgress }) =>
  new Promise(() => {
    onProgress(64, 100)
  })

const meta = {
  title: '填写/ImageUploader',
  component: ImageUploader,
  args: {
    images: [],
    upload: never,
    onUploaded: fn(),
    onRemove: fn(),
    texts: {
      add: '添加图片',
      picture: (place) => `图片 ${place}`,
      failed: '上传失败，点按重试',
      refused: {
        type: (name) => `${name} 不是 JPG、PNG 或 WebP 图片。`,
        size: (name) => `${name} 超过 5 MB，请压缩后再传。`,
        count: (name) => `最多 4 张，${name} 没有添加。`,
      },
    },
  },
  render: function Render(args) {
    const [images, setImages] = useState(args.images)
    return (
      <div style={{ maxInlineSize: 460 }}>
        <Field label="截图" optional hint="最多 4 张，每张不超过 5 MB。">
          <ImageUploader
            {...args}
            images={images}
            onUploaded={(image) => setImages((before) => [...before, image])}
            onRemove={(id) => setImages((before) => before.filter((image) => image.id !== id))}
          />
        </Field>
      </div>
    )
  },
} satisfies Meta<typeof ImageUploader>

export default meta
type Story = StoryObj<typeof meta>

const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const picture = (name: string, type = 'image/png') => new File([dot], name, { type })
const there = [
  { id: 'a', url: storyPicture(215) },
  { id: 'b', url: storyPicture(25) },
]

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('添加图片')).toHaveFocus()
  },
}

export const Uploading: Story = {
  args: { images: there },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('添加图片'), picture('a.png'))
    await expect(canvas.getByRole('progressbar', { name: '图片 3' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '移除 图片 1' }))
    await expect(canvas.getAllByRole('img')).toHaveLength(2)
  },
}

export const Failed: Story = {
  args: { images: there, upload: () => Promise.reject(new Error('network')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('添加图片'), picture('a.png'))
    await expect(await canvas.findByText('上传失败，点按重试')).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('添加图片'), {
      target: { files: [picture('报表.pdf', 'application/pdf')] },
    })
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('报表.pdf 不是 JPG'))
  },
}

export const Full: Story = {
  args: { images: [...there, { id: 'c', url: storyPicture(160) }, { id: 'd', url: storyPicture(290) }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('添加图片')).toBeNull()
  },
}

export const Disabled: Story = { args: { images: there, disabled: true } }

export const OnPhone: Story = {
  args: { images: there },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
