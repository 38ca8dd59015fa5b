import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { isWritable } from '../../platform/pdf/pdf-letters.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { meQuery } from '../../platform/session/me-query.ts'
import { datedFileName } from '../../register-pages/spreadsheets/save-file.ts'
import { useIncidentLine, useStepTitle } from './IncidentNotes.tsx'
import { panicTexts } from './texts/panic-texts.ts'

/**
 * Saves the report of an alert as a PDF, with its timeline; if the font lacks its letters, the page
 * is printed.
 */
export function IncidentReport({ alert }: { alert: PanicDetail }) {
  const t = panicTexts.useTexts()
  const language = useLanguage()
  const { dateTime, count } = useFormats()
  const lineOf = useIncidentLine()
  const stepTitle = useStepTitle()
  const { data: me } = useQuery(meQuery)
  const [busy, attempt] = useAttempt({
    failed: (error) => ({ title: t('incident.failedPdf'), text: problemTextOf(error).detail }),
  })
  const save = () =>
    attempt(async () => {
      const { raised_by: by } = alert
      const sheet = {
        title: t('alert.title', { who: by.name }),
        company: me?.company?.name ?? '',
        subtitle: [
          t(`states.${alert.state}`),
          alert.source === 'drill' && t('said.drill'),
          lineOf(alert),
        ]
          .filter(Boolean)
          .join(' · '),
        printed: t('incident.printed', {
          name: me?.name ?? '',
          at: dateTime(new Date().toISOString()),
        }),
        facts: [
          { term: t('alert.where'), value: by.apartments.join(', ') },
          { term: t('alert.raisedAt'), value: dateTime(alert.raised_at) },
          { term: t('list.message'), value: alert.message ?? '' },
          {
            term: t('incident.coming'),
            value: alert.coming.map(({ name, at }) => `${name} (${dateTime(at)})`).join(', '),
          },
          {
            term: t('alert.resolution'),
            value: alert.resolution === null ? '' : t(`resolutions.${alert.resolution}`),
          },
          { term: t('alert.report'), value: alert.report ?? '' },
        ].filter(({ value }) => value !== ''),
        timeline: {
          title: t('alert.timeline'),
          head: [t('list.when'), t('incident.event')],
          rows: alert.timeline.map((step) => [
            dateTime(step.at),
            [stepTitle(alert, step), step.message].filter(Boolean).join(' · '),
          ]),
        },
        deliveries: {
          title: t('incident.deliveries'),
          head: [t('incident.event'), t('incident.outcome')],
          rows: alert.deliveries.map(({ level, channel, outcome, count: number }) => [
            `${t(`incident.levels.${level}`)} · ${t(`incident.channels.${channel}`)}`,
            `${count(number)} ${t(`incident.outcomes.${outcome}`)}`,
          ]),
        },
      }
      if (!isWritable(language, sheet)) return window.print()
      const { saveIncidentPdf } = await import('./incident-document.ts')
      const pageOf = (page: number, pages: number) => t('incident.page', { page, pages })
      await saveIncidentPdf({ ...sheet, pageOf }, datedFileName(sheet.title, 'pdf'))
    })
  return (
    <Button icon={FileText} loading={busy} onClick={() => void save()}>
      {t('incident.report')}
    </Button>
  )
}
