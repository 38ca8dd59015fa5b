import { Suspense } from 'react'
import { useRegister } from './register-context.tsx'
import type { BulkSlotProps, DuplicateSlotProps, FormSlotProps } from './register-slots.ts'

/** What stands beside the main button of the register's list. */
export function ListSlots() {
  const { listActions } = useRegister().slots
  return (
    <Suspense>
      {listActions.map((Part, index) => (
        <Part key={index} />
      ))}
    </Suspense>
  )
}

/** What else can be done with the selected rows. */
export function BulkSlots(props: BulkSlotProps) {
  const { bulkActions } = useRegister().slots
  return (
    <Suspense>
      {bulkActions.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </Suspense>
  )
}

/** What stands beside the title of the register's form. */
export function FormActionSlots(props: FormSlotProps) {
  const { formActions } = useRegister().slots
  return (
    <Suspense>
      {formActions.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </Suspense>
  )
}

/** The panels beside the form, in a column of their own. */
export function FormAsideSlots(props: FormSlotProps) {
  const { formAside } = useRegister().slots
  if (formAside.length === 0) return null
  return (
    <aside className="flex flex-col gap-4 py-8 lg:w-80 lg:shrink-0 lg:pt-2">
      <Suspense>
        {formAside.map((Part, index) => (
          <Part key={index} {...props} />
        ))}
      </Suspense>
    </aside>
  )
}

/** What is offered where another record has the value that was typed for a saved one. */
export function DuplicateSlots(props: DuplicateSlotProps) {
  const { duplicate } = useRegister().slots
  return (
    <Suspense>
      {duplicate.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </Suspense>
  )
}
