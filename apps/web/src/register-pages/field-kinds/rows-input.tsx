import { isUuid, newId } from '@portaria/contract/value-types/uuid'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { RowsField } from '@portaria/ui/fields/RowsField'
import { pageTexts } from '../texts/register-page-texts.ts'
import {
  asObject,
  asText,
  errorsBelow,
  type FieldInput,
  type FieldInputProps,
  frameOf,
} from './field-input.ts'
import { type Inner, InnerInputs, readInner, writeInner } from './InnerInputs.tsx'

const asRows = (value: unknown): Inner[] => (Array.isArray(value) ? value.map(asObject) : [])

const moved = (rows: readonly Inner[], from: number, to: number) =>
  rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))

function RowsInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  const rows = asRows(props.value)
  const blank = () => ({ key: newId(), ...readInner({}, props.field.fields, props.inputOf) })
  return (
    <RowsField
      {...frameOf(props)}
      keys={rows.map((row) => asText(row['key']))}
      rowLabel={(index) => text('rows.row', { label: props.label, number: index + 1 })}
      addLabel={text('rows.add')}
      max={props.field.max ?? 200}
      onAdd={() => props.onChange([...rows, blank()])}
      onRemove={(index) => props.onChange(rows.toSpliced(index, 1))}
      {...(props.field.ordered &&
        rows.length > 1 && { onMove: (from, to) => props.onChange(moved(rows, from, to)) })}
      renderRow={(index) => (
        <FieldRow>
          <InnerInputs
            {...props}
            value={rows[index]}
            onChange={(row) => props.onChange(rows.with(index, asObject(row)))}
            errors={errorsBelow(props.errors, String(index))}
          />
        </FieldRow>
      )}
    />
  )
}

/** A saved row has its id as `key`; a new row gets a key of its own, which is not sent. */
export const rowsInput: FieldInput = {
  read: (value, _, { fields }, inputOf) =>
    asRows(value).map((row) => ({
      key: asText(row['id']),
      id: row['id'],
      ...readInner(row, fields, inputOf),
    })),
  write: (value, { fields }, inputOf) =>
    asRows(value).map((row) => ({
      ...(isUuid(asText(row['id'])) && { id: row['id'] }),
      ...writeInner(row, fields, inputOf),
    })),
  Input: RowsInput,
}
