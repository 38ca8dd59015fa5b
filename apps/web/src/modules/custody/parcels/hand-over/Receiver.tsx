import { registers } from '@portaria/contract/modules/registers'
import { ComboboxField, type ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useReferenceSearch } from '../../../../register-pages/field-kinds/reference-search.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { parcelsTexts } from '../texts/parcels-texts.ts'

/**
 * The person who takes a parcel: a resident of the unit by id, another resident, or anybody by
 * name.
 */
export type TypedReceiver = {
  who: string
  resident: ComboboxItem | null
  name: string
  reason: string
}

/** Converts the receiver for sending. */
export function sentReceiver({ who, resident, name, reason }: TypedReceiver) {
  const why = { handed_reason: reason.trim() || null }
  if (who === 'other') return { ...why, handed_name: name.trim() || null }
  if (who === 'resident') return { ...why, handed_to_id: resident?.value ?? null }
  return { ...why, handed_to_id: who }
}

/** The names of its fields; a resident of the unit is chosen without typing. */
export function receiverFields({ who }: TypedReceiver): string[] {
  if (who === 'resident') return ['handed_to_id', 'handed_reason']
  return who === 'other' ? ['handed_name', 'handed_to_id', 'handed_reason'] : ['handed_reason']
}

export interface ReceiverProps {
  /** The residents of the unit. */
  residents: readonly { id: string; title: string }[]
  typed: TypedReceiver
  onChange: (typed: TypedReceiver) => void
  errors: Readonly<Record<string, string>>
}

/** Asks who takes a parcel: residents of the unit first, anybody else with a reason. */
export function Receiver({ residents, typed, onChange, errors }: ReceiverProps) {
  const t = deskTexts.useTexts()
  const words = parcelsTexts.useTexts()
  const { labelOf } = useRegister()
  const { items, onSearch, loading } = useReferenceSearch(registers.residents)
  const change = (more: Partial<TypedReceiver>) => onChange({ ...typed, ...more })
  const isOutside = typed.who === 'other' || typed.who === 'resident'
  return (
    <>
      <RadioGroupField
        label={words('hand.to')}
        value={typed.who}
        onChange={(who) => change({ who })}
        options={[
          ...residents.map(({ id, title }) => ({ value: id, label: title })),
          { value: 'resident', label: t('handOver.resident') },
          { value: 'other', label: t('handOver.other'), description: t('handOver.otherText') },
        ]}
      />
      {typed.who === 'resident' && (
        <ComboboxField
          {...{ items, onSearch, loading }}
          required
          label={labelOf('handed_to_id')}
          error={errors['handed_to_id']}
          value={typed.resident}
          onChange={(resident) => change({ resident })}
        />
      )}
      {typed.who === 'other' && (
        <TextField
          required
          autoComplete="off"
          label={words('hand.name')}
          error={errors['handed_name'] ?? errors['handed_to_id']}
          value={typed.name}
          onChange={(name) => change({ name })}
        />
      )}
      {(isOutside || errors['handed_reason']) && (
        <TextField
          required
          autoComplete="off"
          maxLength={200}
          label={words('hand.reason')}
          error={errors['handed_reason']}
          value={typed.reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </>
  )
}
