import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PageProblem } from '../../../../register-pages/PageProblem.tsx'
import { useLiveReaders } from '../../readers/use-live-readers.ts'
import { OpeningForm } from './OpeningForm.tsx'
import { OpeningOutcome } from './OpeningOutcome.tsx'
import { pointsQuery } from './opening-calls.ts'
import { openingTexts } from './texts/opening-texts.ts'
import { useOpening } from './use-opening.ts'

export interface OpeningDialogProps {
  open: boolean
  /** The point to open; null to choose one. */
  pointId: string | null
  onClose: () => void
  /** Called when the point was opened. */
  onOpened?: () => void
}

/** Opens a point from afar: a reason, a button that is held, and what became of it (access §43). */
export function OpeningDialog({ open, ...props }: OpeningDialogProps) {
  // Each time anew: nothing of an opening before may be sent by the next one.
  return open && <OpeningWindow {...props} />
}

function OpeningWindow({ pointId, onClose, onOpened }: Omit<OpeningDialogProps, 'open'>) {
  const t = openingTexts.useTexts()
  const found = useQuery(pointsQuery)
  useLiveReaders()
  const opening = useOpening()
  const [chosen, setChosen] = useState(pointId)
  // Kept for another try after a refusal. After an outcome that nobody knows it is asked for again.
  const [reason, setReason] = useState('')
  const first = useRef<HTMLButtonElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const { stage, command } = opening
  const points = found.data ?? []
  const point = points.find(({ point: { id } }) => id === chosen)
  const isAsked = stage !== null
  const wasAsked = useRef(false)
  // The window that opens focuses its first control by itself, once it has stored the former focus;
  // later the button that was pressed, or what stood there while the points were read, is gone.
  const isLoaded = found.data !== undefined
  const wasShown = useRef(isLoaded)
  useEffect(() => {
    if (isAsked) end.current?.focus()
    else if (isLoaded && (wasAsked.current || !wasShown.current)) first.current?.focus()
    wasAsked.current = isAsked
    wasShown.current ||= isLoaded
  }, [isAsked, isLoaded])
  const isDone = stage === 'done'
  const tell = useEffectEvent(() => onOpened?.())
  useEffect(() => {
    if (isDone) tell()
  }, [isDone])
  const again = () => {
    if (stage !== 'refused') setReason('')
    opening.forget()
  }
  return (
    <Dialog
      open
      closeOnOutsidePress={false}
      keepsTyped
      initialFocus={first}
      onOpenChange={(next) => !next && onClose()}
      title={point ? t('openOf', { point: point.point.title }) : t('choose')}
      footer={
        <>
          {stage !== null && stage !== 'waiting' && (
            <Button onClick={again}>{t(`again.${stage}`)}</Button>
          )}
          <Button ref={end} onClick={onClose}>
            {t(isAsked ? 'close' : 'cancel')}
          </Button>
        </>
      }
    >
      {found.isPending && <Skeleton className="h-40 w-full" />}
      {found.isError && !found.data && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && stage === null && (
        <OpeningForm
          points={points}
          point={point}
          isGiven={pointId !== null}
          onChoose={setChosen}
          reason={reason}
          onReason={setReason}
          refusal={opening.refusal}
          onOpen={(id) => opening.open(id, reason.trim())}
          first={first}
        />
      )}
      {stage !== null && (
        <OpeningOutcome stage={stage} command={command} title={point?.point.title ?? ''} />
      )}
    </Dialog>
  )
}
