import type { RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCamera } from '../../../platform/camera/use-camera.ts'
import { readCodes } from '../../../platform/code-reader/code-reader.ts'
import { matchCode } from './match-code.ts'
import { readTags } from './read-tags.ts'
import type { ReadPoint } from './run-window.ts'
import { runTexts } from './texts/run-texts.ts'
import type { Progress } from './walk-progress.ts'

/** Milliseconds for which a useless code is not tried again. */
const AGAIN_MS = 2_000

export interface ScanViewProps {
  pack: RoundPack
  progress: Progress
  onRead: (read: ReadPoint) => void
  onClose: () => void
}

/** Reads the label of a point with the camera, or its tag if the browser can read tags. */
export function ScanView({ pack, progress, onRead, onClose }: ScanViewProps) {
  const text = runTexts.useTexts()
  const { time } = useFormats()
  const { video, state, onPlaying } = useCamera('environment')
  const [refusal, setRefusal] = useState<string | null>(null)
  const last = useRef({ code: '', at: 0 })

  const found = useEffectEvent(async (code: string, method: ReadPoint['method']) => {
    if (code === last.current.code && Date.now() < last.current.at + AGAIN_MS) return
    last.current = { code, at: Date.now() }
    const match = await matchCode(pack, code)
    const known = progress.points.find(({ point }) => point.id === match?.point.id)
    if (!match) setRefusal(text('unknownCode'))
    else if (known?.result === 'scanned' && known.entry)
      setRefusal(
        text('readAlready', { point: match.point.name, at: time(new Date(known.entry.at)) }),
      )
    else onRead({ ...match, code, method })
  })

  useEffect(() => {
    const { current } = video
    if (state !== 'ready' || !current) return undefined
    return readCodes(current, (code) => void found(code, 'qr'))
  }, [state, video])
  useEffect(() => readTags((code) => void found(code, 'nfc')), [])

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('scan')}
      description={text('scanText')}
      footer={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <div aria-live="assertive">
        {refusal && (
          <Banner tone="warning" className="mb-3">
            {refusal}
          </Banner>
        )}
      </div>
      {state === 'refused' ? (
        <Banner tone="warning">{text('cameraRefused')}</Banner>
      ) : (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={text('scan')}
          onPlaying={onPlaying}
          className="aspect-3/4 w-full rounded-lg bg-sunken object-cover"
        />
      )}
    </Dialog>
  )
}
