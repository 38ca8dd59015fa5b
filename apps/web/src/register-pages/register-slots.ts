import type { RegisterName } from '@portaria/contract/registers/names'
import { type ComponentType, createContext } from 'react'
import type { RegisterRecord } from './record.ts'

/** Slots get what only their place knows; for the register they call `useRegister`. */
export type BulkSlotProps = {
  /** The selected records as they were seen, across pages. */
  selected: readonly RegisterRecord[]
  /** Called when the rows have changed; it clears the selection. */
  onDone: () => void
}

export type FormSlotProps = {
  /** The saved record, without what is typed in the form and not saved. */
  record: RegisterRecord
}

export type DuplicateSlotProps = FormSlotProps & {
  /** The record that has the value that was typed for this one. */
  existing: { id: string; title: string }
}

export type InUseSlotProps = FormSlotProps & {
  /** Closes the dialog that says so. */
  onClose: () => void
}

/** Places on the default pages that a register, or a feature about it, may fill. */
export type RegisterSlots = {
  /** Beside the list's main button. */
  listActions?: readonly ComponentType[]
  /** Above the list, beside what changes how it is shown. */
  listViews?: readonly ComponentType[]
  /** Beside what every list can do with selected rows. */
  bulkActions?: readonly ComponentType<BulkSlotProps>[]
  /** Beside the form's title. */
  formActions?: readonly ComponentType<FormSlotProps>[]
  /** Under a field whose value another record has. */
  duplicate?: readonly ComponentType<DuplicateSlotProps>[]
  /** Where a record in use is not removed: what to do instead. */
  inUse?: readonly ComponentType<InUseSlotProps>[]
  /** Panels beside the form of a saved record. */
  formAside?: readonly ComponentType<FormSlotProps>[]
}

export type SlotsByRegister = { readonly [Name in RegisterName]?: RegisterSlots }

/** Given once around the pages by the app, which alone knows registers and features by name. */
export const RegisterSlotsContext = createContext<readonly SlotsByRegister[]>([])

/** Everything that fills the places of one register's pages, in the order it is shown. */
export function slotsOf(
  filled: readonly SlotsByRegister[],
  register: RegisterName,
): Required<RegisterSlots> {
  const own = filled.flatMap((slots) => slots[register] ?? [])
  return {
    listActions: own.flatMap(({ listActions = [] }) => listActions),
    listViews: own.flatMap(({ listViews = [] }) => listViews),
    bulkActions: own.flatMap(({ bulkActions = [] }) => bulkActions),
    formActions: own.flatMap(({ formActions = [] }) => formActions),
    duplicate: own.flatMap(({ duplicate = [] }) => duplicate),
    inUse: own.flatMap(({ inUse = [] }) => inUse),
    formAside: own.flatMap(({ formAside = [] }) => formAside),
  }
}
