import { Unsized } from '@portaria/ui/display/Unsized'
import { type ComponentType, Suspense } from 'react'
import { useRegister } from './register-context.tsx'
import type {
  BulkSlotProps,
  DuplicateSlotProps,
  InUseSlotProps,
  RecordSlotProps,
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

/** What stands beside the main button of the register's list. */
export function ListSlots() {
  return filled(useRegister().slots.listActions, {})
}

/** What chooses among views of the register's list; its place is kept while it loads. */
export function ListViewSlots() {
  return (
    <span className="flex h-9 w-9 pointer-coarse:size-11 xl:w-40!">
      {filled(useRegister().slots.listViews, {})}
    </span>
  )
}

/** What else can be done with the selected rows. */
export function BulkSlots(props: BulkSlotProps) {
  return filled(useRegister().slots.bulkActions, props)
}

/** What can be done with a record, beside its title. */
export function RecordActionSlots(props: RecordSlotProps) {
  return filled(useRegister().slots.recordActions, props)
}

/** What a record's page shows before its fields. */
export function RecordPanelSlots(props: RecordSlotProps) {
  return filled(useRegister().slots.recordPanels, props)
}

/** What a record's page shows beside its fields. */
export function RecordAsideSlots(props: RecordSlotProps) {
  return filled(useRegister().slots.recordAside, props)
}

/** What a record's page shows after its fields. */
export function RecordFootSlots(props: RecordSlotProps) {
  return filled(useRegister().slots.recordFoot, props)
}

/** What fills in fields of the form by others. */
export function FormPartSlots() {
  return filled(useRegister().slots.formParts, {})
}

/** What is offered where another record has the value that was typed for a saved one. */
export function DuplicateSlots(props: DuplicateSlotProps) {
  return filled(useRegister().slots.duplicate, props)
}

/** What is offered instead of removing a record in use. */
export function InUseSlots(props: InUseSlotProps) {
  return filled(useRegister().slots.inUse, props)
}
