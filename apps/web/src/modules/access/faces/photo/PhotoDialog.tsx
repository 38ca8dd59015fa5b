import type { PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { FACE_PHOTO } from '@portaria/contract/modules/access/faces/face-words'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { pictureTypes } from '@portaria/ui/readable-picture'
import { showToast } from '@portaria/ui/toast'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useAction } from '../../../../platform/actions/use-action.ts'
import { Failure } from '../../../../register-pages/Failure.tsx'
import { faceTexts } from '../texts/face-texts.ts'
import { LiveFace, type TakenShot } from './LiveFace.tsx'
import { type TakenPicture, takePicture } from './take-picture.ts'

export interface PhotoDialogProps {
  /** The front camera, or a file that was chosen. */
  source: 'camera' | File
  name: string
  send: (jpeg: Blob) => Promise<PersonFace>
  onSent: (face: PersonFace) => void
  onClose: () => void
}

/**
 * Takes or reads a photo, says what is wrong with it, and sends it once the person has looked at
 * it. Pictures stay in memory, and only while the window is open.
 */
export function PhotoDialog({ source, name, send, onSent, onClose }: PhotoDialogProps) {
  const t = faceTexts.useTexts()
  const [isCamera, setCamera] = useState(source === 'camera')
  const [picture, setPicture] = useState<TakenPicture | 'unreadable' | null>(null)
  const shot = useRef<TakenShot>(null)
  const [isReady, setReady] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const [isReading, setReading] = useState(source !== 'camera')
  const read = async (file: Blob, square: boolean) => {
    setReading(true)
    setPicture((await takePicture(file, square)) ?? 'unreadable')
    setReading(false)
  }
  useEffect(() => {
    if (source === 'camera') return undefined
    let closed = false
    const readFirst = async () => {
      const first = await takePicture(source, false)
      if (closed) return
      setPicture(first ?? 'unreadable')
      setReading(false)
    }
    void readFirst()
    return () => {
      closed = true
    }
  }, [source])

  const taken = picture === 'unreadable' ? null : picture
  const isGood = taken !== null && taken.faults.length === 0
  const action = useAction({
    send: async () => {
      if (!taken) return
      const next = await send(taken.jpeg)
      showToast({ title: t('photo.sent'), tone: 'success' })
      onSent(next)
    },
  })
  const see = (taker: TakenShot | null) => {
    shot.current = taker
  }
  const shoot = async () => {
    const blob = isReading ? null : await shot.current?.()
    if (blob) await read(blob, true)
  }
  const takeAnother = () => {
    action.clear()
    if (isCamera) setPicture(null)
    else picker.current?.click()
    main.current?.focus()
  }
  const chooseFile = (file: File | undefined) => {
    if (!file) return
    setCamera(false)
    setPicture(null)
    void read(file, false)
  }
  const another = t(isCamera ? 'photo.again' : 'photo.chooseOther')
  const isLive = isCamera && picture === null
  const mainWord = isLive ? t('photo.shoot') : isGood ? t('photo.send') : another
  const press = async () => {
    if (isLive) await shoot()
    else if (isGood) await action.run()
    else takeAnother()
  }
  return (
    <Dialog
      open
      size="sm"
      closeOnOutsidePress={false}
      initialFocus={main}
      onOpenChange={() => !action.busy && onClose()}
      title={t('photo.dialog', { name })}
      description={t(isLive ? 'photo.guide' : 'photo.tips')}
      footer={
        <>
          <Button disabled={action.busy} onClick={onClose}>
            {t('photo.cancel')}
          </Button>
          {isGood && (
            <Button disabled={action.busy} onClick={takeAnother}>
              {another}
            </Button>
          )}
          {/* One button for all words, so that it keeps the focus. */}
          <Button
            ref={main}
            variant="primary"
            loading={action.busy || isReading}
            aria-disabled={isLive && !isReady}
            onClick={() => void press()}
          >
            {mainWord}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Failure failure={action.failure} />
        {Object.entries(action.errors).map(([field, sentence]) => (
          <Banner key={field} tone="danger">
            {sentence}
          </Banner>
        ))}
        {isLive && (
          <LiveFace onCamera={see} onReady={setReady} onFile={() => picker.current?.click()} />
        )}
        {!isCamera && picture === null && <Skeleton className="aspect-square w-full" />}
        {taken && <Still jpeg={taken.jpeg} label={t('photo.taken')} />}
        <div aria-live="polite" className="text-sm">
          {isGood && <p>{t('photo.check')}</p>}
          {taken && !isGood && (
            <Faults>
              {taken.faults.map((fault) => (
                <p key={fault}>{t(`pictureFaults.${fault}`, { least: FACE_PHOTO.least })}</p>
              ))}
            </Faults>
          )}
          {picture === 'unreadable' && (
            <Faults>
              <p>{t('photo.unreadable')}</p>
            </Faults>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          accept={pictureTypes}
          aria-label={t('photo.choose')}
          onChange={({ target }) => {
            chooseFile(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
    </Dialog>
  )
}

function Faults({ children }: { children: ReactNode }) {
  const t = faceTexts.useTexts()
  return (
    <Banner tone="warning" title={t('photo.notSent')}>
      {children}
    </Banner>
  )
}

/** Shows a picture by an object URL, which is revoked when it unmounts. */
function Still({ jpeg, label }: { jpeg: Blob; label: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(jpeg)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [jpeg],
  )
  return (
    <img
      ref={show}
      alt={label}
      className="aspect-square w-full rounded-lg bg-sunken object-contain"
    />
  )
}
