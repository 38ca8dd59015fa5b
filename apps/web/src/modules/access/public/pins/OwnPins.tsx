import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../../platform/api-problem.ts'
import { ownPinsQuery } from './own-pins-calls.ts'
import { type Pin, PinDialog } from './PinDialog.tsx'
import { RemovePin } from './RemovePin.tsx'
import { pinTexts } from './texts/pin-texts.ts'

/** What a person does with one of their PINs. */
type Act = { readonly pin: Pin; readonly kind: 'set' | 'change' | 'remove' }

/**
 * The person's own PIN for doors, and a second one for duress. That one is folded, so that nobody
 * who looks over their shoulder learns of it.
 */
export function OwnPins() {
  const t = pinTexts.useTexts()
  const found = useQuery(ownPinsQuery)
  const [act, setAct] = useState<Act | null>(null)
  const close = () => setAct(null)
  if (found.isPending) return <Skeleton className="h-24 w-full" />
  if (found.data === undefined) {
    const isNobody = found.error instanceof ApiProblem && found.error.code === 'not_found'
    if (isNobody) return <p className="text-sm text-pretty text-muted">{t('nobody')}</p>
    return <Banner tone="warning">{t('failed')}</Banner>
  }
  const { pin_set_at, duress_set_at } = found.data
  return (
    <>
      <div className="rounded-lg border border-line bg-surface px-4 py-3">
        <PinLine pin="pin" setAt={pin_set_at} onAct={setAct} />
      </div>
      {(pin_set_at !== null || duress_set_at !== null) && (
        <Collapsible title={t('duress.fold')}>
          <p className="mb-3 text-sm text-pretty text-muted">{t('duress.text')}</p>
          <PinLine pin="duress" setAt={duress_set_at} onAct={setAct} />
        </Collapsible>
      )}
      {act?.kind === 'remove' && <RemovePin pin={act.pin} onClose={close} />}
      {act !== null && act.kind !== 'remove' && (
        <PinDialog pin={act.pin} isNew={act.kind === 'set'} onClose={close} />
      )}
    </>
  )
}

interface PinLineProps {
  pin: Pin
  setAt: string | null
  onAct: (act: Act) => void
}

function PinLine({ pin, setAt, onAct }: PinLineProps) {
  const t = pinTexts.useTexts()
  const { when } = useFormats()
  const what = t(`${pin}.title`)
  const kind = setAt === null ? 'set' : 'change'
  const state = setAt === null ? t(`${pin}.none`) : t(`${pin}.since`, { time: when(setAt) })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="font-medium">{what}</p>
        <p className="tabular text-muted">{state}</p>
      </div>
      <div className="flex gap-1">
        {/* One button for both words, so that it still has the focus after a PIN was set. */}
        <Button
          size="sm"
          aria-label={t(`${kind}Label`, { what })}
          onClick={() => onAct({ pin, kind })}
        >
          {t(kind)}
        </Button>
        {setAt !== null && (
          <Button
            size="sm"
            aria-label={t('removeLabel', { what })}
            onClick={() => onAct({ pin, kind: 'remove' })}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
