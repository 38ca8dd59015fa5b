import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useEffect, useEffectEvent, useState } from 'react'
import { problemTextOf } from '../../../../platform/problem-text.ts'
import { faceTexts } from '../texts/face-texts.ts'

export interface SeenPhotoProps {
  name: string
  /** Makes the link; each one stands in the trail, so it is made once. */
  link: () => Promise<string>
  onClose: () => void
}

/** Shows the photo by a link that is valid for minutes and kept nowhere. */
export function SeenPhoto({ name, link, onClose }: SeenPhotoProps) {
  const t = faceTexts.useTexts()
  const [url, setUrl] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const make = useEffectEvent(link)
  useEffect(() => {
    let closed = false
    make().then(
      (made) => closed || setUrl(made),
      (error: unknown) => closed || setFailure(problemTextOf(error).detail),
    )
    return () => {
      closed = true
    }
  }, [])
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t('photo.seeTitle', { name })}
      description={t('photo.seeText')}
      footer={<Button onClick={onClose}>{t('photo.close')}</Button>}
    >
      {failure !== null && <Banner tone="warning">{failure}</Banner>}
      {failure === null && url === null && <Skeleton className="aspect-square w-full" />}
      {failure === null && url !== null && (
        <img
          src={url}
          alt={t('photo.seeTitle', { name })}
          className="max-h-[60dvh] w-full rounded-lg bg-sunken object-contain"
          onError={() => setFailure(t('photo.seeFailed'))}
        />
      )}
    </Dialog>
  )
}
