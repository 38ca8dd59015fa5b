import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/registers/names'
import type { Role } from '@portaria/contract/roles'
import { type ComponentType, createContext, Suspense, use } from 'react'
import type { RegisterRecord } from './record.ts'
import type { ListParams } from './register-calls.ts'

export type ListSlotProps = {
  register: AnyRegister
  /** What the list shows now, without the page: an export takes the same. */
  params: ListParams
  total: number | undefined
}

export type BulkSlotProps = {
  register: AnyRegister
  role: Role
  /** The selected records as they were seen, across pages. */
  selected: readonly RegisterRecord[]
  /** Called when the rows are no longer what they were: nothing stays selected. */
  onDone: () => void
}

export type FormSlotProps = {
  register: AnyRegister
  /** The saved record; what stands unsaved in the form is not in it. */
  record: RegisterRecord
}

export type DuplicateSlotProps = FormSlotProps & {
  /** The record that has what was typed for this one. */
  existing: { id: string; title: string }
}

/** Places on the default pages that a register, or a feature about it, may fill. */
export type RegisterSlots = {
  /** Beside the list's main button. */
  listActions?: readonly ComponentType<ListSlotProps>[]
  /** Beside what every list can do with selected rows. */
  bulkActions?: readonly ComponentType<BulkSlotProps>[]
  /** Beside the form's title. */
  formActions?: readonly ComponentType<FormSlotProps>[]
  /** Under a field whose value another record has. */
  duplicate?: readonly ComponentType<DuplicateSlotProps>[]
  /** Panels beside the form of a saved record. */
  formAside?: readonly ComponentType<FormSlotProps>[]
}

export type SlotsByRegister = { readonly [Name in RegisterName]?: RegisterSlots }

/** Given once around the pages by the app, which alone knows registers and features by name. */
export const RegisterSlotsContext = createContext<readonly SlotsByRegister[]>([])

/** What a register put into the place beside its list's main button. */
export function ListSlots(props: ListSlotProps) {
  const filled = use(RegisterSlotsContext).flatMap(
    (slots) => slots[props.register.name]?.listActions ?? [],
  )
  return (
    <Suspense>
      {filled.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </Suspense>
  )
}

/** What a register can do with selected rows besides. */
export function BulkSlots(props: BulkSlotProps) {
  const filled = use(RegisterSlotsContext).flatMap(
    (slots) => slots[props.register.name]?.bulkActions ?? [],
  )
  return (
    <Suspense>
      {filled.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </Suspense>
  )
}

/** What a register put into a place of its form; panels beside it stand in a column of their own. */
export function FormSlots(props: FormSlotProps & { place: 'formActions' | 'formAside' }) {
  const { place, ...own } = props
  const filled = use(RegisterSlotsContext).flatMap(
    (slots) => slots[own.register.name]?.[place] ?? [],
  )
  const parts = (
    <Suspense>
      {filled.map((Part, index) => (
        <Part key={index} {...own} />
      ))}
    </Suspense>
  )
  if (place === 'formActions' || filled.length === 0) return parts
  return <aside className="flex flex-col gap-4 py-8 lg:w-80 lg:shrink-0 lg:pt-2">{parts}</aside>
}

/** What a register offers where a saved record is to get what another has. */
export function DuplicateSlots(props: DuplicateSlotProps) {
  const filled = use(RegisterSlotsContext).flatMap(
    (slots) => slots[props.register.name]?.duplicate ?? [],
  )
  return (
    <Suspense>
      {filled.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </Suspense>
  )
}
