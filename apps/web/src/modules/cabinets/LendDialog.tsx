import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { ChangedLoan } from '@portaria/contract/modules/cabinets/cabinet-loans'
import { registers } from '@portaria/contract/modules/registers'
import { ComboboxField, type ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { missing, useAction } from '../../platform/actions/use-action.ts'
import { ActionDialog } from '../../register-pages/actions/ActionDialog.tsx'
import { useReferenceSearch } from '../../register-pages/field-kinds/reference-search.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { useRefresh } from '../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { useWordsOf } from '../../register-pages/register-words.ts'
import type { CabinetItem } from './cabinet-items.ts'
import { cabinetTexts } from './texts/cabinet-texts.ts'

/** Hours until an item is due: the gate makes one choice instead of entering date and time. */
const terms = [1, 4, 12, 24, 72, 168] as const

const HOUR = 3_600_000

export interface LendDialogProps extends RecordSlotProps {
  item: CabinetItem
  onClose: () => void
}

/** The kinds of borrowers: a person of a register, or anybody by name. */
const borrowers = ['resident', 'employee', 'other'] as const

type Borrower = (typeof borrowers)[number]

/** Asks who borrows an item, a resident, an employee or somebody by name, and when it is due. */
export function LendDialog({ record, item, onClose }: LendDialogProps) {
  const text = cabinetTexts.useTexts()
  const { register, actionWords } = useRegister()
  const wordsOf = useWordsOf()
  const [borrower, setBorrower] = useState<Borrower>('resident')
  const [person, setPerson] = useState<ComboboxItem | null>(null)
  const [name, setName] = useState('')
  const [hours, setHours] = useState<string | null>('4')
  const typed = name.trim()
  const isOther = borrower === 'other'
  const action = useAction({
    check: () => missing({ borrower: isOther ? typed : person }),
    send: () =>
      actOn<ChangedLoan>(register, record.id, 'lend', {
        item_id: item.id,
        ...(isOther ? { borrower: typed } : { [`${borrower}_id`]: person?.value }),
        due_at: hours === null ? null : new Date(Date.now() + Number(hours) * HOUR).toISOString(),
      }),
    done: () => ({ title: text('loans.done', { item: item.name }) }),
    settled: useRefresh(register),
    onDone: onClose,
  })
  const error = action.errors[`${borrower}_id`] ?? action.errors['borrower']
  const nameOf: Record<Borrower, string> = {
    resident: wordsOf(registers.residents).one,
    employee: wordsOf(registers.employees).one,
    other: text('loans.other'),
  }
  return (
    <ActionDialog
      {...{ action, onClose }}
      title={text('loans.lendOf', { item: item.name })}
      button={actionWords('lend')}
      fields={['borrower', 'resident_id', 'employee_id']}
    >
      {/* The name comes first, so that typing at once fills it in. */}
      {!isOther && (
        <PersonField
          key={borrower}
          register={borrower === 'resident' ? registers.residents : registers.employees}
          {...{ label: nameOf[borrower], error, person }}
          onPerson={(chosen) => {
            setPerson(chosen)
            action.clear()
          }}
        />
      )}
      {isOther && (
        <TextField
          {...{ error }}
          label={text('loans.name')}
          required
          value={name}
          onChange={(value) => {
            setName(value)
            action.clear()
          }}
        />
      )}
      <RadioGroupField
        look="inline"
        label={text('loans.who')}
        value={borrower}
        onChange={(value) => {
          setBorrower(borrowers.find((one) => one === value) ?? 'other')
          setPerson(null)
          action.clear()
        }}
        options={borrowers.map((value) => ({ value, label: nameOf[value] }))}
      />
      <SelectField
        label={text('loans.dueIn')}
        value={hours}
        onChange={setHours}
        emptyLabel={text('loans.noTerm')}
        options={terms.map((count) => ({
          value: String(count),
          label:
            count < 24 ? text('loans.hours', { count }) : text('loans.days', { count: count / 24 }),
        }))}
      />
    </ActionDialog>
  )
}

interface PersonFieldProps {
  register: AnyRegister
  label: string
  error: string | undefined
  person: ComboboxItem | null
  onPerson: (person: ComboboxItem | null) => void
}

/** Searches the people of one register. */
function PersonField({ register, label, error, person, onPerson }: PersonFieldProps) {
  const { items, onSearch, loading } = useReferenceSearch(register)
  return (
    <ComboboxField
      {...{ label, error, items, onSearch, loading }}
      required
      value={person}
      onChange={onPerson}
    />
  )
}
