import { SaveBar } from '@portaria/ui/fields/FormLayout'
import type { ReactNode, RefObject } from 'react'
import { type FieldErrors, type UseFormReturn, useFormState } from 'react-hook-form'
import { DraftOffer, type DraftOfferProps } from './DraftOffer.tsx'
import { focusError } from './focus-error.ts'
import { SaveStatus, type SaveStatusProps } from './SaveStatus.tsx'

export interface FormSaveBarProps
  extends DraftOfferProps,
    Pick<SaveStatusProps, 'saving' | 'saves' | 'failure'> {
  form: UseFormReturn<Record<string, unknown>>
  /** The part of the page with the form's fields. */
  area: RefObject<HTMLElement | null>
  /** The form's buttons. */
  children: ReactNode
}

/** The bar of a form: a draft to continue, the state of the changes, and the buttons. */
export function FormSaveBar(props: FormSaveBarProps) {
  const { form, area, draft, version, onContinue, children, ...state } = props
  const { isDirty, isSubmitted, errors } = useFormState({ control: form.control })
  return (
    <SaveBar
      status={
        <SaveStatus
          {...state}
          dirty={isDirty}
          wrongFields={isSubmitted ? countErrors(errors) : 0}
          onJump={() => focusError(area.current)}
        />
      }
    >
      <DraftOffer {...{ draft, version, onContinue }} />
      {children}
    </SaveBar>
  )
}

/** Counts fields with an error. The errors of a nested record are below the record's name. */
function countErrors(errors: FieldErrors): number {
  return Object.values(errors).reduce((count, error) => {
    if (typeof error !== 'object' || error === null) return count
    return count + ('type' in error ? 1 : countErrors(error as FieldErrors))
  }, 0)
}
