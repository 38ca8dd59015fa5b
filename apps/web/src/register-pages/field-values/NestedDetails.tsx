import type { Field } from '@portaria/contract/define-register/field'
import { isObject } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { fieldWords } from './field-words.ts'

export interface NestedDetailsProps {
  field: Field
  value: unknown
}

/** Whether an object contains objects, which one line would not keep apart. */
export function isNested(field: Field): boolean {
  return Object.values(field.fields ?? {}).some(({ kind }) => kind === 'details')
}

/** An object of objects for reading: each part under its label, the innermost on one line. */
export function NestedDetails({ field, value }: NestedDetailsProps) {
  const { register, words, labelOf } = useRegister()
  if (!isObject(value)) return null
  return (
    <dl className="flex flex-col gap-2">
      {Object.entries(field.fields ?? {}).map(([name, inner]) => (
        <div key={name} className={isNested(inner) ? 'mt-1' : 'flex flex-wrap gap-x-2'}>
          <dt className={isNested(inner) ? 'mb-1 font-medium' : 'w-32 text-muted'}>
            {labelOf(name)}
          </dt>
          <dd className="min-w-0">
            {isNested(inner) ? (
              <NestedDetails field={inner} value={value[name]} />
            ) : (
              fieldWords(value[name], {
                language: words.language,
                register: register.name,
                name,
                field: inner,
              })
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
