import { IconButton } from '@portaria/ui/actions/IconButton'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { asReference, type RegisterRecord } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { choiceWords } from '../../../../register-pages/register-words.ts'
import { MoveDialog } from '../custody/MoveDialog.tsx'
import { deskTexts } from '../desk/texts/desk-texts.ts'

export interface WaitingChoiceProps {
  parcels: readonly RegisterRecord[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Chooses among the parcels waiting for a household, each with its place. */
export function WaitingChoice({ parcels, chosen, onChange }: WaitingChoiceProps) {
  const t = deskTexts.useTexts()
  const { words, mayAct } = useRegister()
  const [moving, setMoving] = useState<RegisterRecord | null>(null)
  const choice = (name: string, value: unknown) =>
    choiceWords(words.language, 'parcels', name, asText(value))
  const placeOf = (parcel: RegisterRecord) =>
    [
      choice('place', parcel['place']),
      asReference(parcel['locker'])?.title,
      asReference(parcel['cabinet'])?.title,
      parcel['door'],
      parcel['place_note'],
    ]
      .filter(Boolean)
      .join(' · ')
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  if (parcels.length === 0) return <p className="text-sm text-muted">{t('handOver.none')}</p>
  return (
    <>
      <ul aria-label={t('handOver.which')} className="flex flex-col gap-1">
        {parcels.map((parcel) => (
          <li key={parcel.id} className="flex items-start gap-2">
            <CheckboxField
              className="min-w-0 flex-1"
              label={[
                t('handOver.number', { number: asText(parcel['number']) }),
                parcel['kind'] !== 'parcel' && choice('kind', parcel['kind']),
                parcel['carrier'],
                asReference(parcel['resident'])?.title ?? parcel['addressee'],
              ]
                .filter(Boolean)
                .join(' · ')}
              description={placeOf(parcel)}
              value={chosen.has(parcel.id)}
              onChange={(isChosen) => toggle(parcel.id, isChosen)}
            />
            {mayAct('move') && (
              <IconButton
                icon={ArrowRightLeft}
                label={t('move.of', { number: asText(parcel['number']) })}
                onClick={() => setMoving(parcel)}
              />
            )}
          </li>
        ))}
      </ul>
      {moving && <MoveDialog record={moving} onClose={() => setMoving(null)} />}
    </>
  )
}
