import { parcelKinds } from '@portaria/contract/modules/custody/parcels'
import { trackingLikeness } from '@portaria/contract/value-types/tracking-code'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { choiceWords } from '../../../../register-pages/register-words.ts'
import { PlaceFields } from '../custody/PlaceFields.tsx'
import { RecipientBox } from './RecipientBox.tsx'
import type { Recipient } from './recipients.ts'
import type { Reception } from './use-reception.ts'

export interface ReceptionFieldsProps {
  reception: Reception
  label: RefObject<HTMLInputElement | null>
  whose: RefObject<HTMLInputElement | null>
  onEnter: (recipient: Recipient, withPhoto: boolean) => void
  /** Content below the recipient: the photo being taken. */
  children: ReactNode
}

/** Whether the typed text can be a label: names and units have fewer digits. */
const readsAsLabel = (typed: string): boolean =>
  trackingLikeness(typed) !== null || typed.replace(/\D/g, '').length >= LABEL_DIGITS

/**
 * The minimum number of digits of a text that may be a label although it does not look like a known
 * one.
 */
const LABEL_DIGITS = 6

/** Asks for label, recipient, kind and place of a parcel. */
export function ReceptionFields({
  reception,
  label,
  whose,
  onEnter,
  children,
}: ReceptionFieldsProps) {
  const { labelOf, words } = useRegister()
  const { typed, change, errors } = reception
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    // Label scanners send an Enter.
    event.preventDefault()
    // Letters have no label, so a name or unit typed here is the recipient.
    if (typed.tracking.trim() !== '' && !readsAsLabel(typed.tracking)) {
      change({ tracking: '', typed: typed.tracking, recipient: null })
      whose.current?.focus()
      return
    }
    if (typed.recipient) onEnter(typed.recipient, event.shiftKey)
    else whose.current?.focus()
  }
  return (
    <>
      <TextField
        ref={label}
        label={labelOf('tracking')}
        error={errors['tracking']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed.tracking}
        onChange={(tracking) => change({ tracking })}
        onKeyDown={press}
      />
      <RecipientBox
        input={whose}
        typed={typed.typed}
        chosen={typed.recipient}
        error={errors['apartment_id'] ?? errors['resident_id']}
        onType={(next) => change({ typed: next, recipient: null })}
        onChoose={(recipient) => {
          change({ recipient })
          whose.current?.focus()
        }}
        onEnter={onEnter}
      />
      {children}
      <RadioGroupField
        look="inline"
        label={labelOf('kind')}
        value={typed.kind}
        error={errors['kind']}
        onChange={(kind) => {
          const known = parcelKinds.find((one) => one === kind)
          if (known) change({ kind: known })
        }}
        options={parcelKinds.map((value) => ({
          value,
          label: choiceWords(words.language, 'parcels', 'kind', value),
        }))}
      />
      <FieldRow>
        <TextField
          label={labelOf('carrier')}
          error={errors['carrier']}
          autoComplete="off"
          maxLength={80}
          value={typed.carrier}
          onChange={(carrier) => change({ carrier })}
        />
      </FieldRow>
      <PlaceFields typed={typed.place} onChange={(place) => change({ place })} errors={errors} />
    </>
  )
}
