import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registerText } from '@portaria/contract/texts/register-texts'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { ArchiveRestore, Inbox, Plus, SearchX } from 'lucide-react'
import { ApiProblem } from '../../platform/api-problem.ts'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { ChooseCompanyState } from '../../shell/ChooseCompanyState.tsx'
import { lookUpRefusal } from '../look-up-refusal.ts'
import { registerPaths } from '../record.ts'
import { type RegisterWords, useFilledTerms } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { type ChangeList, isNarrowed, type ListState } from './list-state.ts'

export interface ListEmptyProps {
  register: AnyRegister
  words: RegisterWords
  state: ListState
  change: ChangeList
  mayCreate: boolean
}

/** What stands in a list without rows: nothing found, nothing removed, or nothing there yet. */
export function ListEmpty({ register, words, state, change, mayCreate }: ListEmptyProps) {
  const text = pageTexts.useTexts()
  const fill = useFilledTerms()
  const { gender, inOne: one } = words
  const create = registerPaths(register).create
  if (isNarrowed(state)) {
    return (
      <EmptyState
        icon={SearchX}
        title={text(`list.noResults.${gender}`, { one })}
        text={text('list.noResultsHint')}
        action={
          <Button onClick={() => change({ q: '', filters: {} })}>
            {text('list.clearFilters')}
          </Button>
        }
      />
    )
  }
  if (state.removed) {
    return <EmptyState icon={ArchiveRestore} title={text(`list.emptyRemoved.${gender}`, { one })} />
  }
  return (
    <EmptyState
      icon={Inbox}
      title={text(`list.empty.${gender}`, { one })}
      text={fill(registerText(words.language, register.name).purpose)}
      action={
        mayCreate &&
        create && (
          <ButtonLink variant="primary" icon={Plus} href={create}>
            {text(`new.${gender}`, { one })}
          </ButtonLink>
        )
      }
    />
  )
}

/** A page that could not be had: why, and how to try again. */
export function PageProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = commonTexts.useTexts()
  const words = pageTexts.useTexts()
  if (error instanceof ApiProblem && error.code === 'tenant_required') return <ChooseCompanyState />
  const { title, detail } = lookUpRefusal(error, words) ?? problemTextOf(error)
  return (
    <ErrorState
      title={title}
      text={detail}
      action={<Button onClick={onRetry}>{text('tryAgain')}</Button>}
    />
  )
}
