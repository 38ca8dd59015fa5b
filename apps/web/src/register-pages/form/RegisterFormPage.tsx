import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { Eye } from 'lucide-react'
import { RegisterPage } from '../RegisterPage.tsx'
import { useRegister } from '../register-context.tsx'
import { SavedRecord } from '../SavedRecord.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { RecordEditor } from './RecordEditor.tsx'

export interface RegisterFormPageProps {
  register: AnyRegister
  /** The record to edit; undefined creates one. */
  id?: string | undefined
  /** Initial values of a new record. */
  initial?: Readonly<Record<string, unknown>> | undefined
}

/** The form of one record of a register, built from its definition. */
export function RegisterFormPage({ register, id, initial }: RegisterFormPageProps) {
  return (
    <RegisterPage register={register}>
      {id === undefined ? (
        <NewRecord initial={initial} />
      ) : (
        <SavedRecord keeps key={id} id={id} skeleton={<FormSkeleton />}>
          {(record) => <RecordEditor record={record} />}
        </SavedRecord>
      )}
    </RegisterPage>
  )
}

/** The form of a new record, or a message for a role that may only read. */
function NewRecord({ initial }: Pick<RegisterFormPageProps, 'initial'>) {
  const text = pageTexts.useTexts()
  const { may, words, paths } = useRegister()
  if (may('create')) return <RecordEditor record={null} initial={initial} />
  return (
    <Page kind="form">
      <PageHeader title={words.many} />
      <EmptyState
        icon={Eye}
        title={text('form.readOnlyTitle')}
        text={text('form.readOnlyText', { many: words.inMany })}
        action={paths.list && <ButtonLink href={paths.list}>{text('list.backToList')}</ButtonLink>}
      />
    </Page>
  )
}

/** The form's skeleton, section by section. */
function FormSkeleton() {
  const { register } = useRegister()
  return (
    <Page kind="form">
      <div aria-busy className="flex flex-col gap-1 pt-5 pb-4">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="mt-2 h-7 w-64" />
      </div>
      {register.form.map(({ section, fields }) => (
        <div
          key={section}
          className="grid gap-x-10 gap-y-4 border-line py-8 not-first:border-t @4xl:grid-cols-[15rem_1fr]"
        >
          <Skeleton className="h-5 w-32" />
          <div className="flex max-w-xl flex-col gap-field">
            {fields.map((name) => (
              <div key={name} className="flex flex-col gap-1.5">
                <Skeleton className="h-4 w-24" />
                <Skeleton className="h-control w-full" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </Page>
  )
}
