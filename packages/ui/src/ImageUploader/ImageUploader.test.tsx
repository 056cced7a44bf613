import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Field } from '../Field/Field.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx'
import type { UploadedImage, UploadImage } from './uploadedImage.ts'

const texts: ImageUploaderProps['texts'] = {
  add: '添加图片',
  picture: (place) => `图片 ${place}`,
  failed: '上传失败',
  refused: {
    type: (name) => `${name} 不是图片`,
    size: (name) => `${name} 太大`,
    count: (name) => `${name} 超出数量`,
  },
}
const png = (name: string) => new File(['x'], name, { type: 'image/png' })

/** Uploads that wait to be settled by the test, in order of their start. */
function uploads() {
  const started: {
    readonly name: string
    readonly signal: AbortSignal
    readonly onProgress: (sent: number, total: number) => void
    readonly resolve: (image: UploadedImage) => void
    readonly reject: () => void
  }[] = []
  const upload: UploadImage = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      started.push({
        name: file.name,
        signal,
        onProgress,
        resolve,
        reject: () => reject(new Error('network')),
      })
    })
  const at = (index: number) => {
    const entry = started[index]
    if (!entry) throw new Error(`No upload ${index} was started`)
    return entry
  }
  return { upload, at, started }
}

function Pictures(props: Pick<ImageUploaderProps, 'upload' | 'onBusyChange' | 'max'>) {
  const [images, setImages] = useState<readonly UploadedImage[]>([])
  return (
    <ImageUploader
      {...props}
      texts={texts}
      images={images}
      onUploaded={(image) => setImages((before) => [...before, image])}
      onRemove={(id) => setImages((before) => before.filter((image) => image.id !== id))}
    />
  )
}

const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('添加图片'), { target: { files } })
const settle = (action: () => void) =>
  act(async () => {
    action()
    await Promise.resolve()
  })
const revoke = vi.fn()

beforeEach(() => {
  let count = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: revoke }),
  )
  revoke.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a picture is seen at once, tells its progress, and arrives', async () => {
  const { upload, at } = uploads()
  renderUi(<Pictures upload={upload} />)
  choose(png('a.png'))
  expect(screen.getByRole('img', { name: '图片 1' }).getAttribute('src')).toBe('blob:1')
  act(() => at(0).onProgress(1, 4))
  expect(screen.getByRole('progressbar', { name: '图片 1' })).toHaveProperty('value', 25)
  await settle(() => at(0).resolve({ id: '7', url: '/files/7.webp' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('img', { name: '图片 1' }).getAttribute('src')).toBe('/files/7.webp')
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1')
})

test('one that failed is tried again with the same file', async () => {
  const { upload, at, started } = uploads()
  renderUi(<Pictures upload={upload} />)
  choose(png('a.png'))
  await settle(() => at(0).reject())
  expect(screen.getByText('上传失败')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '上传失败 图片 1' }))
  expect(screen.queryByText('上传失败')).toBeNull()
  expect(started.map(({ name }) => name)).toEqual(['a.png', 'a.png'])
})

test('one that is cancelled is aborted and gone, and a late answer changes nothing', async () => {
  const { upload, at } = uploads()
  renderUi(<Pictures upload={upload} />)
  choose(png('a.png'))
  fireEvent.click(screen.getByRole('button', { name: '取消 图片 1' }))
  expect(at(0).signal.aborted).toBe(true)
  await settle(() => at(0).resolve({ id: '7', url: '/files/7.webp' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1')
})

test('the focus stays where one is tried again, and goes on to what arrives there', async () => {
  const { upload, at } = uploads()
  renderUi(<Pictures upload={upload} />)
  choose(png('a.png'))
  await settle(() => at(0).reject())
  const retry = screen.getByRole('button', { name: '上传失败 图片 1' })
  act(() => retry.focus())
  fireEvent.click(retry)
  expect(document.activeElement).toBe(retry)
  expect(retry.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(retry)
  await settle(() => at(1).resolve({ id: '7', url: '/files/7.webp' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 图片 1' }))
})

test('the focus of what is taken back goes to its neighbour, and last to the add tile', () => {
  const { upload } = uploads()
  renderUi(<Pictures upload={upload} />)
  choose(png('a.png'), png('b.png'))
  for (const next of ['取消 图片 1', '添加图片']) {
    const cancel = screen.getByRole('button', { name: '取消 图片 1' })
    act(() => cancel.focus())
    fireEvent.click(cancel)
    expect(document.activeElement).toBe(screen.getByLabelText(next))
  }
})

test('an uploader in a field is named by the field and by what the tile says', () => {
  const { upload } = uploads()
  renderUi(
    <Field label="截图">
      <Pictures upload={upload} />
    </Field>,
  )
  expect(screen.getByLabelText('截图')).toBe(screen.getByLabelText('添加图片'))
})

test('two that arrive together are both there, and one can be removed', async () => {
  const { upload, at } = uploads()
  renderUi(<Pictures upload={upload} />)
  choose(png('a.png'), png('b.png'))
  await settle(() => {
    at(1).resolve({ id: 'b', url: '/files/b.webp' })
    at(0).resolve({ id: 'a', url: '/files/a.webp' })
  })
  expect(screen.getAllByRole('img')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: '移除 图片 1' }))
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(['/files/a.webp'])
})

test('what is not taken is said, and the tile goes when all are there', () => {
  const { upload, started } = uploads()
  renderUi(<Pictures upload={upload} max={2} />)
  choose(png('a.png'), new File(['x'], 'b.pdf', { type: 'application/pdf' }), png('c.png'), png('d.png'))
  expect(screen.getByRole('alert').textContent).toBe('b.pdf 不是图片d.png 超出数量')
  expect(started).toHaveLength(2)
  expect(screen.queryByLabelText('添加图片')).toBeNull()
})

test('says when it is busy and when no more, and aborts and forgets everything when it goes', async () => {
  const { upload, at } = uploads()
  const onBusyChange = vi.fn()
  const { unmount } = renderUi(<Pictures upload={upload} onBusyChange={onBusyChange} />)
  choose(png('a.png'))
  await settle(() => at(0).reject())
  expect(onBusyChange.mock.calls.flat()).toEqual([true, false])
  choose(png('b.png'))
  unmount()
  expect(at(1).signal.aborted).toBe(true)
  expect(revoke.mock.calls.flat()).toEqual(['blob:1', 'blob:2'])
})
