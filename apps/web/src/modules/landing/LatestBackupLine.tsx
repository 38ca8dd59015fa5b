import { BACKUP_HOURS, type LatestBackup } from '@portaria/contract/modules/landing/overview'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useMinute } from '../../platform/use-minute.ts'
import { waitedFor } from './ago.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** The age of the newest backup: a line, and an alert once it is too old (platform §28). */
export function LatestBackupLine({ backup }: { backup: LatestBackup }) {
  const t = landingTexts.useTexts()
  const { when } = useFormats()
  const language = useLanguage()
  const now = useMinute()
  const { taken_at: takenAt, lost_files: lost, failure } = backup
  const isOld = takenAt === null || now - Date.parse(takenAt) > BACKUP_HOURS * 3_600_000
  if (!isOld && lost === 0) {
    return (
      <p className="text-sm text-muted">
        {t('companies.backup.fresh', { ago: waitedFor(takenAt, now, language) })}
      </p>
    )
  }
  const title = takenAt
    ? t('companies.backup.old', { at: when(takenAt) })
    : t('companies.backup.none')
  return (
    <Banner tone={isOld ? 'danger' : 'warning'} title={title}>
      {lost > 0 && <p>{t('companies.backup.lost', { count: lost })}</p>}
      {failure !== null && (
        <p>
          {t('companies.backup.failed')}
          <bdi lang="en">{failure}</bdi>
        </p>
      )}
    </Banner>
  )
}
