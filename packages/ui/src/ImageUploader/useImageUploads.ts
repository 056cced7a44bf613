import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { imageUploads, type ImageUpload } from './imageUploads.ts'
import type { UploadedImage, UploadImage } from './uploadedImage.ts'

/** Pictures on their way, and what can be done about them. */
export interface ImageUploads {
  readonly uploads: readonly ImageUpload[]
  readonly start: (files: readonly File[]) => void
  readonly retry: (upload: ImageUpload) => void
  /** Takes a picture back, whether it is under way or failed. */
  readonly cancel: (upload: ImageUpload) => void
}

/** Sends pictures side by side, each by itself. What is still under way when the component goes is aborted. */
export function useImageUploads(
  upload: UploadImage,
  onUploaded: (image: UploadedImage) => void,
  onBusyChange: ((busy: boolean) => void) | undefined,
): ImageUploads {
  const [uploads, dispatch] = useReducer(imageUploads, [])
  const running = useRef(new Map<string, AbortController>())
  const previews = useRef(new Map<string, string>())
  const count = useRef(0)
  const latestCallback = useRef(onUploaded)
  useEffect(() => {
    latestCallback.current = onUploaded
  }, [onUploaded])

  useEffect(() => {
    const controllers = running.current
    const addresses = previews.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
      for (const address of addresses.values()) URL.revokeObjectURL(address)
    }
  }, [])

  const busy = uploads.some((entry) => !entry.failed)
  const tellBusy = useEffectEvent((now: boolean) => onBusyChange?.(now))
  const wasBusy = useRef(false)
  useEffect(() => {
    if (busy === wasBusy.current) return
    wasBusy.current = busy
    tellBusy(busy)
  }, [busy])

  const drop = (key: string) => {
    const preview = previews.current.get(key)
    if (preview !== undefined) URL.revokeObjectURL(preview)
    previews.current.delete(key)
    dispatch({ type: 'gone', key })
  }
  const send = async ({ key, file }: ImageUpload) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(key, controller)
    try {
      const onProgress = (sent: number, total: number) => {
        if (!signal.aborted && total > 0) dispatch({ type: 'progressed', key, share: sent / total })
      }
      const image = await upload(file, { signal, onProgress })
      if (signal.aborted) return
      latestCallback.current(image)
      drop(key)
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed', key })
    }
  }

  return {
    uploads,
    start(files) {
      const chosen = files.map((file) => {
        count.current += 1
        const key = String(count.current)
        const preview = URL.createObjectURL(file)
        previews.current.set(key, preview)
        return { key, file, preview, share: 0, failed: false }
      })
      dispatch({ type: 'chosen', uploads: chosen })
      for (const entry of chosen) void send(entry)
    },
    retry(entry) {
      dispatch({ type: 'retried', key: entry.key })
      void send(entry)
    },
    cancel({ key }) {
      running.current.get(key)?.abort()
      drop(key)
    },
  }
}
