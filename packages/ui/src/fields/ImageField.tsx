import { clsx } from 'clsx'
import { Camera, ImagePlus, Trash2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { pictureTypes, readablePicture } from './readablePicture.ts'

export interface ImageFieldProps extends FieldProps {
  /** A newly picked picture; null for none. */
  value: File | null
  onChange: (file: File | null) => void
  /** URL of the saved picture; undefined for none. */
  currentUrl?: string | undefined
  /** Removes the saved picture; without it only a newly picked one can be removed. */
  onRemoveCurrent?: () => void
  /** Offers the camera: `user` for a face, `environment` for a thing. */
  camera?: 'user' | 'environment'
  /** Called for a file that cannot be sent as a picture; without it the field shows an error. */
  onUnreadable?: (file: File) => void
  shape?: 'round' | 'square'
}

/** A picture to pick or take, view, and remove. */
export function ImageField(props: ImageFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, currentUrl, onRemoveCurrent, camera, onUnreadable } = rest
  const { texts } = useUi()
  const [isUnreadable, setUnreadable] = useState(false)
  const told = isUnreadable ? texts.pictureFormats : error
  const frame = { label, description, error: told, required, disabled, labelHidden, className }
  const picker = useRef<HTMLInputElement>(null)
  const shooter = useRef<HTMLInputElement>(null)
  const shown = value !== null || currentUrl !== undefined
  const round = rest.shape === 'round' ? 'rounded-full' : 'rounded-lg'
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = ''
    if (!file) return
    const picture = await readablePicture(file)
    setUnreadable(picture === null && !onUnreadable)
    if (picture) onChange(picture)
    else onUnreadable?.(file)
  }
  const remove = value ? () => onChange(null) : onRemoveCurrent
  return (
    <Field {...frame}>
      {({ id, ...wiring }) => (
        <div className="flex flex-wrap items-center gap-4">
          <input
            {...wiring}
            ref={picker}
            type="file"
            accept={pictureTypes}
            hidden
            onChange={(event) => void take(event.target)}
          />
          <input
            ref={shooter}
            type="file"
            accept={pictureTypes}
            capture={camera}
            hidden
            onChange={(event) => void take(event.target)}
          />
          <span
            className={clsx(
              'inline-flex size-20 shrink-0 items-center justify-center overflow-hidden bg-sunken text-muted',
              round,
              !shown && 'border border-dashed border-line-strong',
            )}
          >
            {value && <FilePicture file={value} className="size-full object-cover" />}
            {!value && currentUrl && (
              <img src={currentUrl} alt="" className="size-full object-cover" />
            )}
            {!shown && <ImagePlus aria-hidden className="size-6" strokeWidth={1.75} />}
          </span>
          <div className="flex flex-wrap gap-2">
            <Button
              id={id}
              icon={ImagePlus}
              disabled={disabled}
              aria-describedby={wiring['aria-describedby']}
              onClick={() => picker.current?.click()}
            >
              {texts.chooseFile}
            </Button>
            {camera && (
              <Button icon={Camera} disabled={disabled} onClick={() => shooter.current?.click()}>
                {texts.takePhoto}
              </Button>
            )}
            {shown && remove && (
              <Button variant="ghost" icon={Trash2} disabled={disabled} onClick={remove}>
                {texts.remove}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}

/** Shows a file by an object URL, which is revoked when it unmounts. */
function FilePicture({ file, className }: { file: File; className: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" className={className} />
}
