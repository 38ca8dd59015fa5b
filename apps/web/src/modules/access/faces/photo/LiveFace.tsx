import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useEffect, useEffectEvent } from 'react'
import { useCamera } from '../../../../platform/camera/use-camera.ts'
import { faceTexts } from '../texts/face-texts.ts'

/** Takes the camera's current picture; null where there is none. */
export type TakenShot = () => Promise<Blob | null>

export interface LiveFaceProps {
  /** Called with what takes a picture while the camera is open, and with null otherwise. */
  onCamera: (shot: TakenShot | null) => void
  onReady: (isReady: boolean) => void
  /** Asks for a file instead. */
  onFile: () => void
}

/** The front camera as in a mirror, with an oval for the face. */
export function LiveFace({ onCamera, onReady, onFile }: LiveFaceProps) {
  const t = faceTexts.useTexts()
  const { video, state, onPlaying, shoot } = useCamera('user')
  const tell = useEffectEvent(onReady)
  useEffect(() => tell(state === 'ready'), [state])
  useEffect(() => {
    onCamera(state === 'ready' ? shoot : null)
    return () => onCamera(null)
  })
  if (state === 'refused')
    return (
      <Banner tone="warning" actions={<Button onClick={onFile}>{t('photo.choose')}</Button>}>
        {t('photo.noCamera')}
      </Banner>
    )
  return (
    <div className="relative aspect-square w-full overflow-hidden rounded-lg bg-sunken">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={t('photo.camera')}
        onPlaying={onPlaying}
        className="size-full -scale-x-100 object-cover"
      />
      <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-0 size-full">
        <path
          fillRule="evenodd"
          fill="black"
          fillOpacity="0.45"
          d="M0 0h100v100H0z M50 10a28 38 0 0 0 0 76a28 38 0 0 0 0 -76z"
        />
        <ellipse cx="50" cy="48" rx="28" ry="38" fill="none" stroke="white" strokeDasharray="3 2" />
      </svg>
    </div>
  )
}
