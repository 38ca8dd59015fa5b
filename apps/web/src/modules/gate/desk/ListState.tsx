import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { gateTexts } from '../texts/gate-texts.ts'

export interface ListStateProps {
  query: { isPending: boolean; error: unknown; data: unknown }
  isEmpty: boolean
  /** Shown in place of rows: the purpose of the list. */
  none: string
}

/** The states of a desk's list besides its rows: loading, failed, or empty. */
export function ListState({ query, isEmpty, none }: ListStateProps) {
  const t = gateTexts.useTexts()
  if (query.data !== undefined) return isEmpty ? <p className="text-sm text-muted">{none}</p> : null
  if (isOffline(query.error)) return <p className="text-sm text-muted">{t('offline.notNow')}</p>
  if (query.isPending && !query.error) return <Skeleton className="h-20 w-full" />
  return (
    <Banner tone="warning" title={t('failed')}>
      {problemTextOf(query.error).detail}
    </Banner>
  )
}

const isOffline = (error: unknown) => error instanceof ApiProblem && error.code === 'offline'
