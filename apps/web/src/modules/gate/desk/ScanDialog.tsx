import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useEffect, useEffectEvent } from 'react'
import { useCamera } from '../../../platform/camera/use-camera.ts'
import { readCodes } from '../../../platform/code-reader/code-reader.ts'
import { gateTexts } from '../texts/gate-texts.ts'

export interface ScanDialogProps {
  onCode: (code: string) => void
  onClose: () => void
}

/** Reads a code with the camera, which is switched off when the dialog closes. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const t = gateTexts.useTexts()
  const { video, state, onPlaying } = useCamera('environment')
  const found = useEffectEvent(onCode)
  useEffect(() => {
    const { current } = video
    if (state !== 'ready' || !current) return undefined
    let taken = false
    return readCodes(current, (code) => {
      // The camera may read the same code again while the dialog closes.
      if (!taken) found(code)
      taken = true
    })
  }, [state, video])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('scan.title')}
      description={t('scan.text')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {state === 'refused' ? (
        <Banner tone="warning">{t('scan.refused')}</Banner>
      ) : (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={t('scan.title')}
          onPlaying={onPlaying}
          className="aspect-4/3 w-full rounded-lg bg-sunken object-cover"
        />
      )}
    </Dialog>
  )
}
