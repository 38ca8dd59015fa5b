import { type CollectedParcel, PICKUP_DIGITS } from '@portaria/contract/modules/custody/parcels'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { CodeField } from '@portaria/ui/fields/CodeField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { collectParcel } from './parcel-calls.ts'
import { OpenByCode } from './parcel-doors.ts'
import { parcelsTexts } from './texts/parcels-texts.ts'

export interface CollectDialogProps {
  /** A code that is already known; its parcel is shown at once. */
  shown?: string
  onClose: () => void
  /** Called after a hand-over; without it the dialog asks for the next code. */
  onDone?: () => void
}

/** Finds a parcel by its code, shows where it is, and hands it over: the code, Enter, Enter. */
export function CollectDialog({ shown = '', onClose, onDone }: CollectDialogProps) {
  const t = parcelsTexts.useTexts()
  const client = useQueryClient()
  const [code, setCode] = useState(() => shown.replace(/\D/g, ''))
  const [found, setFound] = useState<CollectedParcel | null>(null)
  const inDoor = found?.place === 'locker' ? found : null
  const { busy, errors, run, clear } = useAction({
    async send() {
      const parcel = await collectParcel(code, found === null)
      if (!parcel.handed) return setFound(parcel)
      showToast({ title: t('collect.done', { number: parcel.number }), tone: 'success' })
      setCode('')
      setFound(null)
      await refreshRegister(client, registers.parcels)
      onDone?.()
    },
    explain(error) {
      setFound(null)
      return { code: fieldTextsOf(error)['code'] ?? problemTextOf(error).detail }
    },
  })
  const find = useEffectEvent(() => void run())
  useEffect(() => {
    if (shown !== '') find()
  }, [shown])
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => !busy && onClose()}
      title={t('collect.title')}
      description={t('collect.text')}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('close')}
          </Button>
          {!inDoor && (
            <Button
              variant="primary"
              loading={busy}
              disabled={code.length < PICKUP_DIGITS}
              onClick={() => void run()}
            >
              {t(found === null ? 'collect.find' : 'collect.hand')}
            </Button>
          )}
        </>
      }
    >
      <FormLayout
        label={t('collect.title')}
        onSubmit={() => !inDoor && void run()}
        className="gap-field"
      >
        <CodeField
          label={t('collect.code')}
          digits={PICKUP_DIGITS}
          value={code}
          error={errors['code']}
          onChange={(value) => {
            setCode(value)
            setFound(null)
            clear()
          }}
        />
        {found !== null && <FoundParcel parcel={found} />}
        {inDoor && (
          <Suspense>
            <OpenByCode
              key={inDoor.id}
              parcelId={inDoor.id}
              code={code}
              onHandOver={() => void run()}
            />
          </Suspense>
        )}
      </FormLayout>
    </Dialog>
  )
}

function FoundParcel({ parcel }: { parcel: CollectedParcel }) {
  const t = parcelsTexts.useTexts()
  const { words } = useRegister()
  const { number, whose, place, where, place_note, delegate } = parcel
  const lies = [where ?? choiceWords(words.language, 'parcels', 'place', place), place_note]
  return (
    <output className="block rounded-md border border-line p-4 text-sm">
      <p className="text-base font-semibold">
        {t('collect.number', { number })} · {whose}
      </p>
      <p>{lies.filter(Boolean).join(' · ')}</p>
      <p className="text-muted">
        {delegate === null ? t('collect.household') : t('collect.delegate', { name: delegate })}
      </p>
    </output>
  )
}
