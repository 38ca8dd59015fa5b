import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Camera } from 'lucide-react'
import { useCamera } from '../../../platform/camera/use-camera.ts'
import { pageTexts } from '../../texts/register-page-texts.ts'

export interface CameraDialogProps {
  onShot: (picture: Blob) => void
  onClose: () => void
}

/** Takes a picture with the computer's camera, which is switched off when the dialog closes. */
export function CameraDialog({ onShot, onClose }: CameraDialogProps) {
  const text = pageTexts.useTexts()
  const { video, state, onPlaying, shoot } = useCamera('user')
  const take = async () => {
    const picture = await shoot()
    if (picture) onShot(picture)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('image.cameraTitle')}
      footer={
        <Button
          variant="primary"
          icon={Camera}
          disabled={state !== 'ready'}
          onClick={() => void take()}
        >
          {text('image.capture')}
        </Button>
      }
    >
      {state === 'refused' ? (
        <Banner tone="warning">{text('image.noCamera')}</Banner>
      ) : (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          onPlaying={onPlaying}
          className="aspect-4/3 w-full rounded-lg bg-sunken object-cover"
        />
      )}
    </Dialog>
  )
}
