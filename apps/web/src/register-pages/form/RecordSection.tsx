import type { Section } from '@portaria/contract/define-register/define-register'
import { conditionOf, sectionLook } from '@portaria/contract/record-checks/record-checks'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { type ReactNode, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { companyToday } from '../../platform/company-day.ts'
import { inputOf } from '../field-kinds/field-inputs.ts'
import { useRegister } from '../register-context.tsx'
import { useFormParts } from './record-form-context.ts'

export interface RecordSectionProps {
  section: string
  title: string
  children: ReactNode
}

/**
 * A section of a form. Depending on the typed values, its definition may fold it or leave it out.
 */
export function RecordSection({ section, title, children }: RecordSectionProps) {
  const definition = useRegister().register.form.find((one) => one.section === section)
  if (definition?.folded || definition?.applies)
    return <FoldedSection {...{ definition, title }}>{children}</FoldedSection>
  return <FormSection title={title}>{children}</FormSection>
}

type FoldedSectionProps = {
  definition: Section<string>
  title: string
  children: ReactNode
}

function FoldedSection({ definition, title, children }: FoldedSectionProps) {
  const { register } = useRegister()
  const { control, record } = useFormParts()
  const [opened, setOpened] = useState(false)
  const { fields } = definition
  const names = [...fields, ...(conditionOf(register, definition)?.reads ?? [])]
  const held: unknown[] = useWatch({ control, name: names })
  const { errors } = useFormState({ control, name: fields })
  const typed = names.flatMap((name, index): [string, unknown][] => {
    const field = register.fields[name]
    // A hidden value is not in the form.
    return field && held[index] !== undefined
      ? [[name, inputOf(field.kind).write(held[index], field, inputOf)]]
      : []
  })
  const shown = { ...record, ...Object.fromEntries(typed) }
  const look = sectionLook(register, definition, shown, companyToday())
  if (look === 'left_out') return null
  // A section with an error is always open.
  const open = opened || fields.some((name) => errors[name])
  return (
    <FormSection title={title} {...(look === 'closed' && { fold: { open, onChange: setOpened } })}>
      {children}
    </FormSection>
  )
}
