import type { RegisterName } from '@portaria/contract/modules/names'
import { type ComponentType, createContext } from 'react'
import type { RegisterRecord } from './record.ts'
import type { FoundRows } from './register-calls.ts'

/** Slots get what only their place knows; for the register they call `useRegister`. */
export type BulkSlotProps = {
  /** The selected records as they were seen, across pages. */
  selected: readonly RegisterRecord[]
  /** All rows that the list finds, where they are meant instead. */
  all: FoundRows | null
  /** Called when the rows have changed; it clears the selection. */
  onDone: () => void
}

export type RecordSlotProps = {
  /** The record as it is saved. */
  record: RegisterRecord
}

export type TransitionSlotProps = RecordSlotProps & {
  /** Whether it is what the state of the record usually leads to. */
  usual?: boolean
}

export type DuplicateSlotProps = RecordSlotProps & {
  /** The record that has the value that was typed for this one. */
  existing: { id: string; title: string }
}

export type InUseSlotProps = RecordSlotProps & {
  /** Closes the dialog that says so. */
  onClose: () => void
}

/** Places on the default pages that a module may fill. */
export type RegisterSlots = {
  /** Beside the list's main button. */
  listActions?: readonly ComponentType[]
  /** Above the list, beside what changes how it is shown. */
  listViews?: readonly ComponentType[]
  /** Beside what every list can do with selected rows. */
  bulkActions?: readonly ComponentType<BulkSlotProps>[]
  /** Beside the title of a record. */
  recordActions?: readonly ComponentType<RecordSlotProps>[]
  /** In place of the button of a transition on a record's page, by the transition's name. */
  recordTransitions?: Readonly<Record<string, ComponentType<TransitionSlotProps>>>
  /** Inside the form: what fills in a field by another one. */
  formParts?: readonly ComponentType[]
  /** Under a field whose value another record has. */
  duplicate?: readonly ComponentType<DuplicateSlotProps>[]
  /** Where a record in use is not removed: what to do instead. */
  inUse?: readonly ComponentType<InUseSlotProps>[]
  /** What a record's page shows before its fields: of a unit, who lives there. */
  recordPanels?: readonly ComponentType<RecordSlotProps>[]
  /** What a record's page shows beside its fields, where there is any: whose vehicle it is. */
  recordAside?: readonly ComponentType<RecordSlotProps>[]
  /** Fields that these show whole: a record's page does not repeat them. */
  shownFields?: readonly string[]
  /** What a record's page shows after its fields: what one does once they are read. */
  recordFoot?: readonly ComponentType<RecordSlotProps>[]
}

export type SlotsByRegister = { readonly [Name in RegisterName]?: RegisterSlots }

/** Given once around the pages by the app, which alone knows modules by name. */
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
    recordActions: own.flatMap(({ recordActions = [] }) => recordActions),
    recordTransitions: Object.fromEntries(
      own.flatMap(({ recordTransitions = {} }) => Object.entries(recordTransitions)),
    ),
    formParts: own.flatMap(({ formParts = [] }) => formParts),
    duplicate: own.flatMap(({ duplicate = [] }) => duplicate),
    inUse: own.flatMap(({ inUse = [] }) => inUse),
    recordPanels: own.flatMap(({ recordPanels = [] }) => recordPanels),
    recordAside: own.flatMap(({ recordAside = [] }) => recordAside),
    shownFields: own.flatMap(({ shownFields = [] }) => shownFields),
    recordFoot: own.flatMap(({ recordFoot = [] }) => recordFoot),
  }
}
