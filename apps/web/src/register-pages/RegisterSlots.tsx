import { type ComponentType, Suspense } from 'react'
import { useRegister } from './register-context.tsx'
import type {
  BulkSlotProps,
  DuplicateSlotProps,
  FormSlotProps,
  InUseSlotProps,
} from './register-slots.ts'

function filled<Props extends object>(parts: readonly ComponentType<Props>[], props: Props) {
  return (
    <Suspense>
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

/** What stands beside the title of the register's form. */
export function FormActionSlots(props: FormSlotProps) {
  return filled(useRegister().slots.formActions, props)
}

/** The panels beside the form, in a column of their own. */
export function FormAsideSlots(props: FormSlotProps) {
  const { formAside } = useRegister().slots
  if (formAside.length === 0) return null
  return (
    <aside className="flex flex-col gap-4 py-8 lg:w-80 lg:shrink-0 lg:pt-2">
      {filled(formAside, props)}
    </aside>
  )
}

/** What is offered where another record has the value that was typed for a saved one. */
export function DuplicateSlots(props: DuplicateSlotProps) {
  return filled(useRegister().slots.duplicate, props)
}

/** What is offered instead of removing a record in use. */
export function InUseSlots(props: InUseSlotProps) {
  return filled(useRegister().slots.inUse, props)
}
