import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Camera as CameraIcon, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Camera, useCamera } from '../../../platform/camera/use-camera.ts'
import { deskTexts } from './desk/texts/desk-texts.ts'

/** A photo that has been taken, or is taken on demand. */
export type TakenPhoto = {
  shot: Blob | null
  setShot: (shot: Blob | null) => void
  /** Called by the field with the open camera, and with null when it closes. */
  see: (camera: Camera | null) => void
  /** The photo that was taken, or the camera's current picture; null without a camera. */
  take: () => Promise<Blob | null>
}

/** The state of a photo; its camera is open while the field is shown. */
export function useTakenPhoto(): TakenPhoto {
  const [shot, setShot] = useState<Blob | null>(null)
  const camera = useRef<Camera | null>(null)
  const take = async () => {
    if (shot) return shot
    const taken = camera.current?.state === 'ready' ? await camera.current.shoot() : null
    setShot(taken)
    return taken
  }
  const see = (seen: Camera | null) => {
    camera.current = seen
  }
  return { shot, setShot, see, take }
}

/** Shows the camera's picture, or the photo that was taken. */
export function PhotoField({ photo }: { photo: TakenPhoto }) {
  const t = deskTexts.useTexts()
  const camera = useCamera('environment')
  const { video, state, onPlaying } = camera
  const { shot, setShot, take, see } = photo
  useEffect(() => {
    see(camera)
    return () => see(null)
  })
  if (state === 'refused') return <Banner tone="warning">{t('photo.refused')}</Banner>
  return (
    <div className="flex max-w-80 flex-col gap-2">
      <div className="relative aspect-4/3 w-full overflow-hidden rounded-lg bg-sunken">
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={t('photo.camera')}
          onPlaying={onPlaying}
          className="size-full object-cover"
        />
        {shot && <Still picture={shot} label={t('photo.taken')} />}
      </div>
      <Button
        icon={shot ? RotateCcw : CameraIcon}
        disabled={state !== 'ready'}
        className="self-start"
        onClick={() => (shot ? setShot(null) : void take())}
      >
        {t(shot ? 'photo.again' : 'photo.take')}
      </Button>
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
