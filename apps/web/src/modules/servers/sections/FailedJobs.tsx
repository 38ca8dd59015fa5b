import type { FailedJob, FailedJobsQuery } from '@portaria/contract/modules/servers/servers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { failedJobsQuery, retryJob, SERVERS_KEY } from '../servers-calls.ts'
import { serversTexts } from '../texts/servers-texts.ts'
import { SectionCard, SectionPages } from './SectionCard.tsx'

/** Jobs that keep failing, without letters. */
export const FailedTasks = () => <FailedJobs kind="others" />

/** Letters that the mail server did not take. */
export const RefusedLetters = () => <FailedJobs kind="letters" />

function FailedJobs({ kind }: Pick<FailedJobsQuery, 'kind'>) {
  const t = serversTexts.useTexts()
  const [page, setPage] = useState(1)
  const found = useQuery(failedJobsQuery(kind, page))
  return (
    <SectionCard title={t(`${kind}.title`)} text={t(`${kind}.text`)} found={found}>
      {({ data, meta }) => (
        <div className="flex flex-col gap-2">
          {meta.total === 0 && <p className="text-sm text-muted">{t(`${kind}.none`)}</p>}
          {data.length > 0 && (
            <ul aria-label={t(`${kind}.title`)} className="ui-lines">
              {data.map((job) => (
                <FailedLine key={job.id} job={job} />
              ))}
            </ul>
          )}
          <SectionPages
            of={t(`${kind}.title`)}
            page={page}
            total={meta.total}
            rows={data.length}
            onPage={setPage}
          />
        </div>
      )}
    </SectionCard>
  )
}

function FailedLine({ job }: { job: FailedJob }) {
  const t = serversTexts.useTexts()
  const { when } = useFormats()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { id, task, company, attempts, failed_at, next_at, error } = job
  const retry = async () => {
    if (busy) return
    setBusy(true)
    try {
      await retryJob(id)
      showToast({ title: t('retried'), tone: 'success' })
    } catch (failure) {
      showToast({ title: t('notRetried'), text: problemTextOf(failure).detail, tone: 'danger' })
    } finally {
      await client.invalidateQueries({ queryKey: [SERVERS_KEY] })
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">
          <bdi>{company?.name ?? t('platform')}</bdi>
        </p>
        <p className="break-words">
          <bdi>{error}</bdi>
        </p>
        <p className="break-all text-muted">
          <bdi>
            <code>{task}</code>
          </bdi>
        </p>
        <p className="tabular text-muted">
          {t('attempts', { count: attempts, at: when(failed_at) })}
        </p>
        <p className="tabular text-muted">
          {next_at === null ? t('over') : t('next', { at: when(next_at) })}
        </p>
      </div>
      <Button
        icon={RotateCcw}
        loading={busy}
        aria-label={t('retryOf', { task, company: company?.name ?? t('platform') })}
        onClick={() => void retry()}
      >
        {t('retry')}
      </Button>
    </li>
  )
}
