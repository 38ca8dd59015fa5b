import { registers } from '@portaria/contract/modules/registers'
import {
  type GeneratedApartments,
  generateApartmentsSchema,
  type NumberingPattern,
  numberingPatterns,
} from '@portaria/contract/modules/units/apartment-numbering'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { recordTitle } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useRefresh } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { useRegisterWords } from '../../../register-pages/register-words.ts'
import { GeneratePreview, usePreview } from './GeneratePreview.tsx'
import { towerTexts } from './texts/tower-texts.ts'

/** The typed plan; a number is null while its field is empty. */
type Draft = {
  floors: number | null
  units_per_floor: number | null
  first_floor: number | null
  pattern: NumberingPattern
  prefix: string
}

/** The limits of the three numbers, as in the contract's schema. */
const numbers = [
  { name: 'floors', label: 'generate.floors', from: 1, to: 200 },
  { name: 'units_per_floor', label: 'generate.unitsPerFloor', from: 1, to: 99 },
  { name: 'first_floor', label: 'generate.firstFloor', from: -10, to: 200 },
] as const

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)

/** Plans the apartments of a tower, shows the server's preview while typing, then creates them. */
export function GenerateDialog({ record, onClose }: RecordSlotProps & { onClose: () => void }) {
  const text = towerTexts.useTexts()
  const { register } = useRegister()
  const words = useRegisterWords(registers.apartments)
  const [draft, setDraft] = useState<Draft>({
    floors: asNumber(record['floors']),
    units_per_floor: asNumber(record['units_per_floor']),
    first_floor: 1,
    pattern: 'floor_unit',
    prefix: '',
  })
  const parsed = generateApartmentsSchema.safeParse({ ...draft, preview: false })
  const plan = parsed.success ? parsed.data : null
  const preview = usePreview(record.id, plan)
  const count = preview.data?.create.length ?? 0
  const ready = plan !== null && !preview.isStale && count > 0
  const action = useAction({
    async send() {
      const made = await actOn<GeneratedApartments>(
        register,
        record.id,
        'generate-apartments',
        plan ?? {},
      )
      const created = { count: made.create.length, many: words.inMany }
      const tower = recordTitle(register, record)
      showToast({
        title: text('generate.createdTitle'),
        text: text('generate.created', { ...created, tower }),
        tone: 'success',
      })
    },
    settled: useRefresh(registers.apartments),
    onDone: onClose,
  })
  const wrong = (value: number | null, from: number, to: number) =>
    value !== null && (value < from || value > to)
      ? text('generate.outOfRange', { from, to })
      : undefined
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="lg"
      title={text('generate.title', { many: words.inMany })}
      description={text('generate.description')}
      button={text(count > 0 ? 'generate.create' : 'generate.createNone', {
        count,
        many: words.inMany,
      })}
      disabled={!ready}
      fields={[]}
    >
      <FieldRow>
        {numbers.map(({ name, label, from, to }) => (
          <NumberField
            key={name}
            label={text(label)}
            required
            stepper
            value={draft[name]}
            error={wrong(draft[name], from, to)}
            onChange={(value) => setDraft({ ...draft, [name]: value })}
          />
        ))}
      </FieldRow>
      <RadioGroupField
        look="cards"
        label={text('generate.pattern')}
        value={draft.pattern}
        onChange={(value) => {
          const pattern = numberingPatterns.find((one) => one === value)
          if (pattern) setDraft({ ...draft, pattern })
        }}
        options={numberingPatterns.map((value) => ({
          value,
          label: text(`generate.${value}`),
          description: text(`generate.${value}Hint`),
        }))}
      />
      <TextField
        label={text('generate.prefix')}
        description={text('generate.prefixHint')}
        autoComplete="off"
        value={draft.prefix}
        error={
          draft.prefix.length > 10 ? text('generate.outOfRange', { from: 0, to: 10 }) : undefined
        }
        onChange={(prefix) => setDraft({ ...draft, prefix })}
      />
      <GeneratePreview preview={preview} />
    </ActionDialog>
  )
}
