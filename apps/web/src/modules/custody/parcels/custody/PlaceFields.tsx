import { parcelPlaces } from '@portaria/contract/modules/custody/parcels'
import { registers } from '@portaria/contract/modules/registers'
import { ComboboxField, type ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { TextField } from '@portaria/ui/fields/TextField'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { useReferenceSearch } from '../../../../register-pages/field-kinds/reference-search.ts'
import { asReference, type RegisterRecord } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { choiceWords } from '../../../../register-pages/register-words.ts'

/** The place of a parcel, as typed. */
export type TypedPlace = {
  place: (typeof parcelPlaces)[number]
  note: string
  cabinet: ComboboxItem | null
  locker: ComboboxItem | null
  door: string
}

export const atDesk: TypedPlace = { place: 'desk', note: '', cabinet: null, locker: null, door: '' }

/** Reads the current place of a parcel from its record. */
export function placeOfRecord(record: RegisterRecord): TypedPlace {
  const item = (name: string): ComboboxItem | null => {
    const found = asReference(record[name])
    return found && { value: found.id, label: found.title }
  }
  return {
    place: parcelPlaces.find((one) => one === record['place']) ?? 'desk',
    note: asText(record['place_note']),
    cabinet: item('cabinet'),
    locker: item('locker'),
    door: typeof record['door'] === 'number' ? String(record['door']) : '',
  }
}

/** Converts a place for sending, without the fields of other kinds of places. */
export const sentPlace = ({ place, note, cabinet, locker, door }: TypedPlace) => ({
  place,
  place_note: note.trim() || null,
  cabinet_id: place === 'cabinet' ? (cabinet?.value ?? null) : null,
  locker_id: place === 'locker' ? (locker?.value ?? null) : null,
  door: place === 'locker' && /^\d+$/.test(door) ? Number(door) : null,
})

/** The names of its fields. */
export const placeFields = ['place', 'cabinet_id', 'locker_id', 'door', 'place_note']

export interface PlaceFieldsProps {
  typed: TypedPlace
  onChange: (typed: TypedPlace) => void
  errors: Readonly<Record<string, string>>
}

/** Asks for the place of a parcel: at the desk, in a cabinet, or behind a door of a locker. */
export function PlaceFields({ typed, onChange, errors }: PlaceFieldsProps) {
  const { labelOf, words } = useRegister()
  const cabinets = useReferenceSearch(registers.cabinets)
  const lockers = useReferenceSearch(registers.lockers)
  const change = (more: Partial<TypedPlace>) => onChange({ ...typed, ...more })
  const { place } = typed
  return (
    <>
      <SegmentedField
        label={labelOf('place')}
        error={errors['place']}
        value={place}
        onChange={(next) => change({ place: next })}
        options={parcelPlaces.map((value) => ({
          value,
          label: choiceWords(words.language, 'parcels', 'place', value),
        }))}
      />
      {place === 'cabinet' && (
        <ComboboxField
          items={cabinets.items}
          onSearch={cabinets.onSearch}
          loading={cabinets.loading}
          required
          label={labelOf('cabinet_id')}
          error={errors['cabinet_id']}
          value={typed.cabinet}
          onChange={(cabinet) => change({ cabinet })}
        />
      )}
      {place === 'locker' && (
        <FieldRow>
          <ComboboxField
            items={lockers.items}
            onSearch={lockers.onSearch}
            loading={lockers.loading}
            required
            label={labelOf('locker_id')}
            error={errors['locker_id']}
            value={typed.locker}
            onChange={(locker) => change({ locker })}
          />
          <TextField
            required
            inputMode="numeric"
            autoComplete="off"
            label={labelOf('door')}
            error={errors['door']}
            value={typed.door}
            onChange={(door) => change({ door })}
          />
        </FieldRow>
      )}
      <TextField
        autoComplete="off"
        maxLength={120}
        label={labelOf('place_note')}
        error={errors['place_note']}
        value={typed.note}
        onChange={(note) => change({ note })}
      />
    </>
  )
}
