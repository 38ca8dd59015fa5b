import { fieldLabel } from '@portaria/contract/texts/register-texts'
import { isUuid, newId } from '@portaria/contract/value-types/uuid'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { RowsField } from '@portaria/ui/fields/RowsField'
import { useLanguage } from '../../platform/i18n/i18n.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import {
  asObject,
  asText,
  errorsBelow,
  type FieldInput,
  type FieldInputProps,
  frameOf,
  type InputOf,
} from './field-input.ts'
import { GroupFrame } from './GroupFrame.tsx'

type Inner = Readonly<Record<string, unknown>>

const asRows = (value: unknown): Inner[] => (Array.isArray(value) ? value.map(asObject) : [])

type InnerFields = NonNullable<FieldInputProps['field']['fields']>

const readInner = (value: unknown, fields: InnerFields | undefined, inputOf: InputOf): Inner =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, field]) => {
      return [name, inputOf(field.kind).read(asObject(value)[name], undefined, field, inputOf)]
    }),
  )

const writeInner = (value: unknown, fields: InnerFields | undefined, inputOf: InputOf): Inner =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, field]) => {
      return [name, inputOf(field.kind).write(asObject(value)[name], field, inputOf)]
    }),
  )

/** The fields of one row, of the one object. */
function InnerInputs(props: FieldInputProps) {
  const language = useLanguage()
  const value = asObject(props.value)
  return Object.entries(props.field.fields ?? {}).map(([name, field]) => {
    const { Input } = props.inputOf(field.kind)
    return (
      <Input
        key={name}
        {...{ name, field }}
        register={props.register}
        label={fieldLabel(language, props.register, name)}
        required={field.required ?? false}
        disabled={props.disabled ?? false}
        value={value[name]}
        onChange={(next) => props.onChange({ ...value, [name]: next })}
        onBlur={props.onBlur}
        errors={errorsBelow(props.errors, name)}
        inputOf={props.inputOf}
      />
    )
  })
}

export const detailsInput: FieldInput = {
  read: (value, _, { fields }, inputOf) => readInner(value, fields, inputOf),
  write(value, { fields }, inputOf) {
    const written = writeInner(value, fields, inputOf)
    const blank = Object.values(written).every((one) => one === null || one === '')
    return blank ? null : written
  },
  Input: (props: FieldInputProps) => (
    <GroupFrame {...frameOf(props)} inset>
      <FieldRow>
        <InnerInputs {...props} />
      </FieldRow>
    </GroupFrame>
  ),
}

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

/** A row keeps the id that the server knows it by under `key`; a new one has a key of its own. */
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
