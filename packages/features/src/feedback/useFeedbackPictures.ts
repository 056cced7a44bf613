import { asFailure, feedbackApi, useStoreDispatch } from '@koi/store'
import type { UploadedImage, UploadImage } from '@koi/ui'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'

/** Pictures that belong to feedback which is not sent yet. */
export interface FeedbackPictures {
  readonly images: readonly UploadedImage[]
  /** One is on its way: the form waits for it. */
  readonly busy: boolean
  /** Why the last one was refused. */
  readonly message: string | null
  readonly upload: UploadImage
  readonly onUploaded: (image: UploadedImage) => void
  readonly onRemove: (id: string) => void
  readonly onBusyChange: (busy: boolean) => void
  readonly onClear: () => void
}

/** Uploads pictures as they are chosen; each tells how far it is, and can be taken back or tried again. */
export function useFeedbackPictures(): FeedbackPictures {
  const dispatch = useStoreDispatch()
  const textOf = useFailureText()
  const [images, setImages] = useState<readonly UploadedImage[]>([])
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  return {
    images,
    busy,
    message,
    async upload(file, { signal, onProgress }) {
      setMessage(null)
      const endpoint = feedbackApi.endpoints.uploadPicture
      const sending = dispatch(endpoint.initiate({ file, onProgress }, { track: false }))
      signal.addEventListener('abort', () => sending.abort())
      const { data, error } = await sending
      if (data) return { id: data.id, url: data.url }
      const failure = asFailure(error)
      // What nobody took back was cut off by the end of the session.
      const cutOff = failure?.kind === 'aborted'
      if (failure && !signal.aborted) {
        const refusal = textOf(cutOff ? { kind: 'session-expired' } : failure)
        setMessage(refusal)
        // The picture is taken back, and why it was refused goes with it.
        signal.addEventListener('abort', () => setMessage((last) => (last === refusal ? null : last)))
      }
      throw new Error('the picture did not arrive')
    },
    onUploaded: (image) => setImages((before) => [...before, image]),
    onRemove: (id) => setImages((before) => before.filter((image) => image.id !== id)),
    onBusyChange: setBusy,
    onClear: () => {
      setImages([])
      setMessage(null)
    },
  }
}
