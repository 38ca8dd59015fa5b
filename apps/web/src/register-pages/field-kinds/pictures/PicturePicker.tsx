import { Button } from '@portaria/ui/actions/Button'
import { Spinner } from '@portaria/ui/display/Spinner'
import { ImageField } from '@portaria/ui/fields/ImageField'
import { readablePicture } from '@portaria/ui/readable-picture'
import { clsx } from 'clsx'
import { Camera } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { pageTexts } from '../../texts/register-page-texts.ts'
import { CameraDialog } from './CameraDialog.tsx'
import { CropDialog } from './CropDialog.tsx'
import type { PictureShape } from './CropStage.tsx'
import { pictureRefusal } from './picture-refusal.ts'

export interface PicturePickerProps {
  label: string
  labelHidden?: boolean
  description?: string | undefined
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  /** `whole` uploads the picture without cropping. */
  shape: PictureShape | 'whole'
  /** The address of the current picture. */
  url: string | undefined
  /** Uploads the picture; an error it rejects with is shown under the field. */
  onPicture: (picture: Blob) => Promise<void>
  onRemove: () => void | Promise<void>
}

/** Whether the page itself uses the camera, as with a mouse; a phone opens its own camera app. */
const hasDeskCamera = () =>
  'mediaDevices' in navigator && window.matchMedia('(pointer: fine)').matches

/**
 * Picks, drops or takes a picture, which is cropped before the upload unless `shape` is `whole`.
 */
export function PicturePicker(props: PicturePickerProps) {
  const { shape, url, onPicture, onRemove, error, disabled = false, ...frame } = props
  const text = pageTexts.useTexts()
  const [picked, setPicked] = useState<Blob | null>(null)
  const [shooting, setShooting] = useState(false)
  const [over, setOver] = useState(false)
  const [state, setState] = useState<'idle' | 'sending' | { refused: string }>('idle')
  const desk = hasDeskCamera()
  const refused = typeof state === 'object' ? state.refused : undefined
  const attempt = async (work: () => void | Promise<void>) => {
    setPicked(null)
    setState('sending')
    try {
      await work()
      setState('idle')
    } catch (failure) {
      setState({ refused: pictureRefusal(failure, text) })
    }
  }
  const take = (picture: Blob | null) =>
    shape === 'whole' && picture ? void attempt(() => onPicture(picture)) : setPicked(picture)
  const refuse = ({ type }: File) =>
    setState({ refused: text(type === 'application/pdf' ? 'image.pdf' : 'image.format') })
  const drop = async (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (!file || disabled) return
    const picture = await readablePicture(file)
    if (picture) take(picture)
    else refuse(file)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
      className={clsx(
        'flex flex-wrap items-end gap-2 rounded-lg outline-2 outline-offset-4 outline-transparent outline-dashed',
        over && 'outline-accent!',
      )}
    >
      <ImageField
        {...frame}
        disabled={disabled}
        error={refused ?? error}
        shape={shape === 'whole' ? 'square' : shape}
        value={null}
        onChange={take}
        onUnreadable={refuse}
        currentUrl={url}
        onRemoveCurrent={() => void attempt(onRemove)}
        {...(!desk && { camera: shape === 'whole' ? ('environment' as const) : ('user' as const) })}
      />
      {desk && (
        <Button
          icon={Camera}
          disabled={disabled}
          // Aligns the buttons with the one beside the picture.
          className="sm:mb-5.5"
          onClick={() => setShooting(true)}
        >
          {text('image.shoot')}
        </Button>
      )}
      {state === 'sending' && (
        <output className="mb-7 flex items-center gap-2 text-sm text-muted">
          <Spinner className="size-4" />
          {text('image.uploading')}
        </output>
      )}
      {shooting && <CameraDialog onShot={take} onClose={() => setShooting(false)} />}
      {picked && shape !== 'whole' && (
        <CropDialog
          picture={picked}
          shape={shape}
          onCropped={(square) => void attempt(() => onPicture(square))}
          onClose={() => setPicked(null)}
        />
      )}
    </div>
  )
}
