import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pageTexts } from '../../texts/register-page-texts.ts'

export interface CameraDialogProps {
  onShot: (picture: Blob) => void
  onClose: () => void
}

/** Takes a picture with the computer's camera, which is switched off when the dialog closes. */
export function CameraDialog({ onShot, onClose }: CameraDialogProps) {
  const text = pageTexts.useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'ready' | 'refused'>('waiting')

  useEffect(() => {
    let stream: MediaStream | null = null
    let closed = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } })
      if (closed) stop()
      else if (video.current) video.current.srcObject = stream
    }
    start().catch(() => setState('refused'))
    return () => {
      closed = true
      stop()
    }
  }, [])

  const shoot = () => {
    const source = video.current
    if (!source) return
    const canvas = document.createElement('canvas')
    canvas.width = source.videoWidth
    canvas.height = source.videoHeight
    canvas.getContext('2d')?.drawImage(source, 0, 0)
    canvas.toBlob((blob) => {
      if (blob) onShot(blob)
      onClose()
    }, 'image/jpeg')
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('image.cameraTitle')}
      footer={
        <Button variant="primary" icon={Camera} disabled={state !== 'ready'} onClick={shoot}>
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
          onPlaying={() => setState('ready')}
          className="aspect-4/3 w-full rounded-lg bg-sunken object-cover"
        />
      )}
    </Dialog>
  )
}
