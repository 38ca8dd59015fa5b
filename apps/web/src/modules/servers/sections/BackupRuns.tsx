import type { BackupRun } from '@portaria/contract/modules/servers/servers'
import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { sizeWords } from '@portaria/ui/size-words'
import { useQuery } from '@tanstack/react-query'
import { backupsQuery } from '../servers-calls.ts'
import { serversTexts } from '../texts/servers-texts.ts'
import { SectionCard } from './SectionCard.tsx'

/** The last attempts at a backup, with what each holds or why it failed. */
export function BackupRuns() {
  const t = serversTexts.useTexts()
  const found = useQuery(backupsQuery)
  return (
    <SectionCard title={t('backups.title')} text={t('backups.text')} found={found}>
      {({ data, meta }) => (
        <>
          {!meta.is_set_up && <p className="text-sm">{t('backups.off')}</p>}
          {meta.is_set_up && data.length === 0 && (
            <p className="text-sm text-muted">{t('backups.none')}</p>
          )}
          <ul className="flex flex-col divide-y divide-line">
            {data.map((run) => (
              <RunLine key={run.id} run={run} />
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  )
}

const stateOf = ({ taken_at: takenAt, failure, lost_files: lost }: BackupRun) => {
  if (failure !== null) return { name: 'failed', tone: 'danger' } as const
  if (takenAt === null) return { name: 'running', tone: 'neutral' } as const
  return lost > 0
    ? ({ name: 'partial', tone: 'warning' } as const)
    : ({ name: 'whole', tone: 'success' } as const)
}

function RunLine({ run }: { run: BackupRun }) {
  const t = serversTexts.useTexts()
  const language = useLanguage()
  const { when, count } = useFormats()
  const { name, tone } = stateOf(run)
  return (
    <li className="flex flex-col gap-1 py-2 text-sm">
      <span className="flex items-center justify-between gap-3">
        <span className="tabular font-medium">{when(run.taken_at ?? run.started_at)}</span>
        <Badge tone={tone}>{t(`backups.states.${name}`)}</Badge>
      </span>
      {run.taken_at !== null && (
        <span className="tabular text-muted">
          {t('backups.holds', {
            size: sizeWords(run.bytes ?? 0, locales[language]),
            rows: count(run.rows ?? 0),
            files: count(run.files ?? 0),
          })}
        </span>
      )}
      {run.lost_files > 0 && (
        <span className="text-warning-ink">{t('backups.lost', { count: run.lost_files })}</span>
      )}
      {run.failure !== null && (
        <bdi lang="en" className="text-danger-ink">
          {run.failure}
        </bdi>
      )}
    </li>
  )
}
