import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/permissions'
import type { Role } from '@portaria/contract/roles'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { ApiProblem } from '../platform/api-problem.ts'
import { useRole, useSession } from '../platform/session/use-session.ts'
import { ChooseCompanyState } from '../shell/ChooseCompanyState.tsx'
import { RecordEditor } from './form/RecordEditor.tsx'
import { PageProblem } from './list/ListEmpty.tsx'
import { registerPaths } from './record.ts'
import { recordQuery } from './register-queries.ts'
import { useRegisterWords } from './register-words.ts'
import { pageTexts } from './texts/register-page-texts.ts'

export interface RegisterFormPageProps {
  register: AnyRegister
  /** The record to edit; absent makes a new one. */
  id?: string | undefined
  /** What a new one begins with. */
  initial?: Readonly<Record<string, unknown>> | undefined
}

/** The form of one record of a register, made of its definition. */
export function RegisterFormPage({ register, id, initial }: RegisterFormPageProps) {
  const role = useRole()
  const { tenantId } = useSession()
  if (role === null) return null
  if (tenantId === null && register.scope === 'tenant') return <ChooseCompanyState />
  if (id === undefined) return <RecordEditor {...{ register, role, initial }} record={null} />
  return <SavedRecord key={id} {...{ register, role, id }} />
}

function SavedRecord(props: { register: AnyRegister; role: Role; id: string }) {
  const { register, role, id } = props
  const found = useQuery(recordQuery(register, id, may(role, register, 'restore')))
  if (found.data) return <RecordEditor {...{ register, role }} record={found.data} />
  if (!found.isError) return <FormSkeleton register={register} />
  const { error } = found
  return (
    <Page kind="form">
      {error instanceof ApiProblem && error.code === 'not_found' ? (
        <NotFound register={register} />
      ) : (
        <PageProblem error={error} onRetry={() => void found.refetch()} />
      )}
    </Page>
  )
}

function NotFound({ register }: { register: AnyRegister }) {
  const text = pageTexts.useTexts()
  const words = useRegisterWords(register)
  const { list } = registerPaths(register)
  return (
    <EmptyState
      icon={SearchX}
      title={text(`form.notFoundTitle.${words.gender}`, { one: words.one })}
      text={text('form.notFoundText')}
      action={list && <ButtonLink href={list}>{text('list.backToList')}</ButtonLink>}
    />
  )
}

/** Boxes where the fields will be, section by section. */
function FormSkeleton({ register }: { register: AnyRegister }) {
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
