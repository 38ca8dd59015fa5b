import type { Field } from '@portaria/contract/define-register/field'
import { isObject } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import type { ShownValue } from './field-kind.ts'

/** Whether an object contains objects, which do not fit on one line. */
export function isNested(field: Field): boolean {
  return Object.values(field.fields ?? {}).some(({ fields }) => fields !== undefined)
}

/** Shows an object of objects for reading: each part under its label, the innermost on one line. */
export function NestedDetails(shown: ShownValue) {
  const { labelOf } = useRegister()
  const { value, field, inner } = shown
  if (!isObject(value)) return null
  return (
    <dl className="flex flex-col gap-2">
      {Object.entries(field.fields ?? {}).map(([name, part]) => (
        <div key={name} className={isNested(part) ? 'mt-1' : 'flex flex-wrap gap-x-2'}>
          <dt className={isNested(part) ? 'mb-1 font-medium' : 'w-32 text-muted'}>
            {labelOf(name)}
          </dt>
          <dd className="min-w-0">
            {isNested(part) ? (
              <NestedDetails {...shown} field={part} value={value[name]} />
            ) : (
              inner(value[name], { ...shown, name, field: part })
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
