import { Button } from '@portaria/ui/actions/Button'
import { Camera as CameraIcon, RotateCcw } from 'lucide-react'
import { useCallback } from 'react'
import type { Camera } from '../../../platform/camera/use-camera.ts'
import { inputOf } from '../../../register-pages/field-kinds/field-inputs.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import type { FacePicture } from './face-picture.ts'

export interface FacePhotoProps {
  camera: Camera
  picture: FacePicture
  onChange: (picture: FacePicture) => void
  label: string
  /** The name of the person. */
  name: string
  error?: string | undefined
}

const field = { kind: 'image', face: true } as const

/**
 * A photo of an arriving person's face: the camera's picture, the photo taken, or a file without a
 * camera.
 */
export function FacePhoto(props: FacePhotoProps) {
  const { camera, picture, onChange, label, name, error } = props
  const t = gateTexts.useTexts()
  const { video, state, onPlaying, shoot } = camera
  const { Input } = inputOf('image')
  const take = async () => {
    const shot = await shoot()
    if (shot) onChange({ shot, uploaded: null })
  }
  if (state === 'refused') {
    return (
      <div className="flex min-w-0 flex-col items-start gap-2">
        <Input
          name="photo_file_id"
          {...{ field, label, inputOf }}
          required={false}
          value={picture.uploaded}
          onChange={(uploaded) => onChange({ shot: null, uploaded })}
          onBlur={() => undefined}
          errors={error ? { '': error } : {}}
        />
      </div>
    )
  }
  const { shot } = picture
  return (
    <div className="flex max-w-96 flex-col gap-2">
      <div className="relative aspect-4/3 w-full overflow-hidden rounded-lg bg-sunken">
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={label}
          onPlaying={onPlaying}
          className="size-full object-cover"
        />
        {shot && <Still picture={shot} label={t('photo.taken', { name })} />}
        {state === 'starting' && (
          <p className="absolute inset-0 grid place-items-center text-sm text-muted">
            {t('photo.starting')}
          </p>
        )}
      </div>
      <Button
        icon={shot ? RotateCcw : CameraIcon}
        disabled={state !== 'ready'}
        onClick={() => (shot ? onChange({ shot: null, uploaded: null }) : void take())}
        className="self-start"
      >
        {t(shot ? 'photo.again' : 'photo.take')}
      </Button>
      {error && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}

/** Shows a picture by an object URL, which is revoked when it unmounts. */
function Still({ picture, label }: { picture: Blob; label: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [picture],
  )
  return <img ref={show} alt={label} className="absolute inset-0 size-full object-cover" />
}
