import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiProblem } from '../platform/api-problem.ts'
import { PageProblem } from './PageProblem.tsx'
import type { RegisterRecord } from './record.ts'
import { useRegister } from './register-context.tsx'
import { recordQuery } from './register-queries.ts'
import { pageTexts } from './texts/register-page-texts.ts'

export interface SavedRecordProps {
  id: string
  /** Shown until the record is loaded. */
  skeleton: ReactNode
  /** Whether to keep showing the content if the record is gone, so that typed text is not lost. */
  keeps?: boolean
  children: (record: RegisterRecord) => ReactNode
}

/** Reads one record for a page, and says so if there is none. */
export function SavedRecord({ id, skeleton, keeps = false, children }: SavedRecordProps) {
  const { register, may } = useRegister()
  const found = useQuery(recordQuery(register, id, may('restore')))
  const { error } = found
  const isGone = error instanceof ApiProblem && error.code === 'not_found'
  if (found.data && (keeps || !isGone)) return children(found.data)
  if (!found.isError) return skeleton
  return (
    <Page kind="form">
      {isGone ? <NotFound /> : <PageProblem error={error} onRetry={() => void found.refetch()} />}
    </Page>
  )
}

function NotFound() {
  const text = pageTexts.useTexts()
  const { words, paths } = useRegister()
  return (
    <EmptyState
      icon={SearchX}
      title={text(`form.notFoundTitle.${words.gender}`, { one: words.one })}
      text={text('form.notFoundText')}
      action={paths.list && <ButtonLink href={paths.list}>{text('list.backToList')}</ButtonLink>}
    />
  )
}
