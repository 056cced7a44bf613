import { use, useId, useRef, useState, type DragEvent } from 'react'
import { ariaRoles } from '../aria/ariaRoles.ts'
import { classNames } from '../css/classNames.ts'
import { FieldContext } from '../Field/fieldContext.ts'
import { useFieldControl } from '../Field/useFieldControl.ts'
import { Icon } from '../Icon/Icon.tsx'
import { AddIcon } from '../Icon/icons.ts'
import { useUi } from '../UiProvider/useUi.ts'
import { ImageTile } from './ImageTile.tsx'
import styles from './ImageUploader.module.css'
import type { ImageUploaderTexts } from './imageUploaderTexts.ts'
import { sortFiles } from './sortFiles.ts'
import type { UploadedImage, UploadImage } from './uploadedImage.ts'
import { useFocusInTiles } from './useFocusInTiles.ts'
import { useImageUploads } from './useImageUploads.ts'

export interface ImageUploaderProps {
  /** The pictures that have arrived. */
  images: readonly UploadedImage[]
  /** Sends one picture. */
  upload: UploadImage
  /** A picture has arrived: it is now one of `images`. Several may come one right after the other. */
  onUploaded: (image: UploadedImage) => void
  /** The player takes one back. */
  onRemove: (id: string) => void
  /** Whether something is under way: a form waits for it. */
  onBusyChange?: ((busy: boolean) => void) | undefined
  /** What it says, in the language of the page. */
  texts: ImageUploaderTexts
  /** How many there may be; 4 by default. */
  max?: number | undefined
  /** How large each may be, in bytes; 5 MB by default. */
  maxBytes?: number | undefined
  /** Media types that may be chosen; JPEG, PNG and WebP by default. The server looks at the content itself. */
  accept?: readonly string[] | undefined
  /** Id of the file input; made where it is left out. */
  id?: string | undefined
  /** Takes no pictures. */
  disabled?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

const fiveMegabytes = 5 * 1024 * 1024
const bitmaps = ['image/jpeg', 'image/png', 'image/webp']

/** Pictures chosen, taken with the camera or dropped, and sent at once; each can be taken back or tried again. */
export function ImageUploader({
  images,
  upload,
  onUploaded,
  onRemove,
  onBusyChange,
  texts,
  max = 4,
  maxBytes = fiveMegabytes,
  accept = bitmaps,
  disabled = false,
  className,
  ...rest
}: ImageUploaderProps) {
  const { labels } = useUi()
  const control = useFieldControl(rest)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [aimed, setAimed] = useState(false)
  const { uploads, start, retry, cancel } = useImageUploads(upload, onUploaded, onBusyChange)
  const addId = useId()
  const inField = use(FieldContext) !== undefined
  const tiles = useRef<HTMLUListElement>(null)
  const focusKeeper = useFocusInTiles(tiles)
  const room = max - images.length - uploads.length

  const take = (files: readonly File[]) => {
    const { taken, refused } = sortFiles(files, { accept, maxBytes, room })
    setRefusals(refused.map(([{ name }, reason]) => texts.refused[reason](name)))
    if (taken.length > 0) start(taken)
  }
  const dropTarget = {
    onDragOver(event: DragEvent) {
      if (disabled || room <= 0) return
      event.preventDefault()
      setAimed(true)
    },
    onDragLeave: () => setAimed(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setAimed(false)
      if (!disabled) take([...event.dataTransfer.files])
    },
  }

  return (
    <div className={classNames(styles['root'], className)}>
      <ul ref={tiles} className={styles['tiles']} {...dropTarget} {...focusKeeper}>
        {images.map((image, index) => (
          <ImageTile
            key={image.id}
            src={image.url}
            name={texts.picture(index + 1)}
            dropLabel={labels.remove}
            onDrop={() => onRemove(image.id)}
            disabled={disabled}
          />
        ))}
        {uploads.map((entry, index) => (
          <ImageTile
            key={entry.key}
            src={entry.preview}
            name={texts.picture(images.length + index + 1)}
            dropLabel={entry.failed ? labels.remove : labels.cancel}
            onDrop={() => cancel(entry)}
            share={entry.share}
            failure={entry.failed ? { text: texts.failed, onRetry: () => retry(entry) } : undefined}
          />
        ))}
        {room > 0 ? (
          <li className={styles['add']} data-aimed={aimed || undefined} data-disabled={disabled || undefined}>
            <Icon icon={AddIcon} size="large" />
            <span id={addId}>{texts.add}</span>
            <span className={styles['count']}>{`${max - room}/${max}`}</span>
            <input
              {...control}
              type="file"
              aria-labelledby={inField ? `${control.id}label ${addId}` : addId}
              accept={accept.join(',')}
              multiple={room > 1}
              disabled={disabled}
              onChange={(event) => {
                take([...(event.currentTarget.files ?? [])])
                // The same file may be chosen again.
                event.currentTarget.value = ''
              }}
            />
          </li>
        ) : null}
      </ul>
      <div className={styles['notes']} {...ariaRoles.alert}>
        {refusals.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}
