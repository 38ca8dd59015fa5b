import { Unsized } from '@portaria/ui/display/Unsized'
import { type ComponentType, Suspense } from 'react'
import { useRegister } from './register-context.tsx'
import type {
  BulkSlotProps,
  DuplicateSlotProps,
  InUseSlotProps,
  RecordSlotProps,
  RemovedSlotProps,
} from './register-slots.ts'

function filled<Props extends object>(parts: readonly ComponentType<Props>[], props: Props) {
  return (
    <Suspense fallback={<Unsized />}>
      {parts.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </Suspense>
  )
}

/** Additional buttons beside the main button of the register's list. */
export function ListSlots() {
  return filled(useRegister().slots.listActions, {})
}

/**
 * Controls that switch between views of the register's list; their space is reserved while they
 * load.
 */
export function ListViewSlots() {
  return (
    <span className="flex h-9 w-9 pointer-coarse:size-11 xl:w-40!">
      {filled(useRegister().slots.listViews, {})}
    </span>
  )
}

/** Notices above the rows of the register's list. */
export function ListNoticeSlots() {
  return filled(useRegister().slots.listNotices, {})
}

/** Additional actions on the selected rows. */
export function BulkSlots(props: BulkSlotProps) {
  return filled(useRegister().slots.bulkActions, props)
}

/** Additional actions on a record, beside its title. */
export function RecordActionSlots(props: RecordSlotProps) {
  return filled(useRegister().slots.recordActions, props)
}

/** Actions on a record that are seldom needed, behind one button. */
export function SeldomActionSlots(props: RecordSlotProps) {
  return filled(useRegister().slots.seldomActions, props)
}

/** Panels in the middle of a record's page, before what it says. */
export function RecordPanelSlots(props: RecordSlotProps) {
  return filled(useRegister().slots.recordPanels, props)
}

/** Panels above the facts of a record's page. */
export function RecordAsideSlots(props: RecordSlotProps) {
  return filled(useRegister().slots.recordAside, props)
}

/** Panels in the middle of a record's page, after what it says. */
export function RecordFootSlots(props: RecordSlotProps) {
  return filled(useRegister().slots.recordFoot, props)
}

/** Panels at the end of a record's page, which the record beside its list does not have. */
export function RecordHistorySlots(props: RecordSlotProps) {
  return filled(useRegister().slots.recordHistory, props)
}

/** The banner of a removed record, or what modules show in its place. */
export function RemovedSlots({ record, children }: RemovedSlotProps) {
  const { removedBanner } = useRegister().slots
  return (
    <Suspense fallback={<Unsized />}>
      {removedBanner.reduceRight(
        (inner, Part) => (
          <Part record={record}>{inner}</Part>
        ),
        children,
      )}
    </Suspense>
  )
}

/** Parts of the form that fill in fields from other fields. */
export function FormPartSlots() {
  return filled(useRegister().slots.formParts, {})
}

/** Actions offered when another record already has a typed unique value. */
export function DuplicateSlots(props: DuplicateSlotProps) {
  return filled(useRegister().slots.duplicate, props)
}

/** Actions offered instead of removing a record in use. */
export function InUseSlots(props: InUseSlotProps) {
  return filled(useRegister().slots.inUse, props)
}
