import { SaveBar } from '@portaria/ui/fields/FormLayout'
import type { ReactNode, RefObject } from 'react'
import { type FieldErrors, type UseFormReturn, useFormState } from 'react-hook-form'
import type { Draft } from '../../platform/drafts/draft-store.ts'
import type { OfferedDraft } from '../../platform/drafts/use-draft.ts'
import { DraftOffer } from './DraftOffer.tsx'
import { focusError } from './focus-error.ts'
import { SaveStatus, type SaveStatusProps } from './SaveStatus.tsx'

export interface FormSaveBarProps extends Pick<SaveStatusProps, 'saving' | 'saves' | 'failure'> {
  form: UseFormReturn<Record<string, unknown>>
  /** The part of the page with the form's fields. */
  area: RefObject<HTMLElement | null>
  draft: OfferedDraft
  /** The version that is edited; null for a new record. */
  version: number | null
  /** Puts a draft into the form. */
  onContinue: (draft: Draft) => void
  /** The form's buttons. */
  children: ReactNode
}

/** The bar of a form: a draft to continue with, what happens to the changes, and the buttons. */
export function FormSaveBar(props: FormSaveBarProps) {
  const { form, area, draft, version, onContinue, children, ...state } = props
  const { isDirty, isSubmitted, errors } = useFormState({ control: form.control })
  const { offer } = draft
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
      {offer && (
        <DraftOffer
          at={offer.at}
          outdated={offer.version !== version}
          onContinue={() => {
            onContinue(offer)
            draft.accept()
          }}
          onDiscard={draft.drop}
        />
      )}
      {children}
    </SaveBar>
  )
}

/** Fields with an error; those of a nested record lie below its name. */
function countErrors(errors: FieldErrors): number {
  return Object.values(errors).reduce((count, error) => {
    if (typeof error !== 'object' || error === null) return count
    return count + ('type' in error ? 1 : countErrors(error as FieldErrors))
  }, 0)
}
