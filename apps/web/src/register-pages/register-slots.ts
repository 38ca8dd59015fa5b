import type { Role } from '@portaria/contract/actors/roles'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { RegisterRecord } from './record.ts'
import type { FoundRows } from './register-calls.ts'

/**
 * Props of the slots: only values that their place alone knows; `useRegister` gives the register.
 */
export type BulkSlotProps = {
  /** The selected records as they were shown, across pages. */
  selected: readonly RegisterRecord[]
  /**
   * All rows that match the list, if the action applies to them and not only to the selected ones.
   */
  all: FoundRows | null
  /** Called when the rows have changed, to clear the selection. */
  onDone: () => void
}

export type RecordSlotProps = {
  /** The record as saved. */
  record: RegisterRecord
}

export type RemovedSlotProps = RecordSlotProps & {
  /** The usual banner of a removed record. */
  children: ReactNode
}

export type TransitionSlotProps = RecordSlotProps & {
  /** Whether it is the primary button of the page. */
  primary?: boolean
}

export type DuplicateSlotProps = RecordSlotProps & {
  /** The record that already has the typed value. */
  existing: { id: string; title: string }
}

export type InUseSlotProps = RecordSlotProps & {
  /** Closes the dialog. */
  onClose: () => void
}

/**
 * A column of a list that shows more than the rows hold, after the column that names them. The
 * register's texts have its heading, by its key.
 */
export type ListColumnSlot = {
  readonly key: string
  /** The rights of a role decide whether it has the column. */
  readonly isFor: (role: Role) => boolean
  readonly Cell: ComponentType<RecordSlotProps>
}

/** Places on the default pages that modules may fill. */
export type RegisterSlots = {
  /** Beside the list's main button. */
  listActions?: readonly ComponentType[]
  /** Above the list, beside the settings of its view. */
  listViews?: readonly ComponentType[]
  /** Columns of the list besides those of the register's fields. */
  listColumns?: readonly ListColumnSlot[]
  /** Above the rows of the list: something that concerns all of them. */
  listNotices?: readonly ComponentType[]
  /** Beside the bulk actions of every list. */
  bulkActions?: readonly ComponentType<BulkSlotProps>[]
  /** Beside the title of a record. */
  recordActions?: readonly ComponentType<RecordSlotProps>[]
  /** Behind the button of more actions of a record: what is seldom done. */
  seldomActions?: readonly ComponentType<RecordSlotProps>[]
  /** In place of the button of a transition on a record's page, by the transition's name. */
  recordTransitions?: Readonly<Record<string, ComponentType<TransitionSlotProps>>>
  /** Inside the form: fills in fields from other fields. */
  formParts?: readonly ComponentType[]
  /** Under a field whose value another record has. */
  duplicate?: readonly ComponentType<DuplicateSlotProps>[]
  /** In the dialog that refuses to remove a record in use: alternatives. */
  inUse?: readonly ComponentType<InUseSlotProps>[]
  /** In the middle of a record's page, before what it says: the residents of a unit. */
  recordPanels?: readonly ComponentType<RecordSlotProps>[]
  /** Above the facts of a record's page: the owner of a vehicle. */
  recordAside?: readonly ComponentType<RecordSlotProps>[]
  /** Fields that these components show, so that the record's page does not repeat them. */
  shownFields?: readonly string[]
  /** Around the banner of a removed record: the receipt of an erasure in its place. */
  removedBanner?: readonly ComponentType<RemovedSlotProps>[]
  /** In the middle of a record's page, after what it says: its conversation. */
  recordFoot?: readonly ComponentType<RecordSlotProps>[]
  /** At the end of a record's page, and not beside its list: long lines of what happened. */
  recordHistory?: readonly ComponentType<RecordSlotProps>[]
}

export type SlotsByRegister = { readonly [Name in RegisterName]?: RegisterSlots }

/** Provided once around the pages by the app, the only place that knows modules by name. */
export const RegisterSlotsContext = createContext<readonly SlotsByRegister[]>([])

/** Collects the components for the slots of one register's pages, in the order shown. */
export function slotsOf(
  filled: readonly SlotsByRegister[],
  register: RegisterName,
): Required<RegisterSlots> {
  const own = filled.flatMap((slots) => slots[register] ?? [])
  return {
    listActions: own.flatMap(({ listActions = [] }) => listActions),
    listViews: own.flatMap(({ listViews = [] }) => listViews),
    listColumns: own.flatMap(({ listColumns = [] }) => listColumns),
    listNotices: own.flatMap(({ listNotices = [] }) => listNotices),
    bulkActions: own.flatMap(({ bulkActions = [] }) => bulkActions),
    recordActions: own.flatMap(({ recordActions = [] }) => recordActions),
    seldomActions: own.flatMap(({ seldomActions = [] }) => seldomActions),
    recordTransitions: Object.fromEntries(
      own.flatMap(({ recordTransitions = {} }) => Object.entries(recordTransitions)),
    ),
    formParts: own.flatMap(({ formParts = [] }) => formParts),
    duplicate: own.flatMap(({ duplicate = [] }) => duplicate),
    inUse: own.flatMap(({ inUse = [] }) => inUse),
    recordPanels: own.flatMap(({ recordPanels = [] }) => recordPanels),
    recordAside: own.flatMap(({ recordAside = [] }) => recordAside),
    shownFields: own.flatMap(({ shownFields = [] }) => shownFields),
    removedBanner: own.flatMap(({ removedBanner = [] }) => removedBanner),
    recordFoot: own.flatMap(({ recordFoot = [] }) => recordFoot),
    recordHistory: own.flatMap(({ recordHistory = [] }) => recordHistory),
  }
}
