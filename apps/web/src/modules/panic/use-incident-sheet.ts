import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../platform/session/me-query.ts'
import { useIncidentLine, useStepTitle } from './IncidentNotes.tsx'
import type { IncidentSheet } from './incident-document.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** Returns a function that writes the report of an alert, in the page's language. */
export function useIncidentSheet(): (alert: PanicDetail) => IncidentSheet {
  const t = panicTexts.useTexts()
  const { dateTime, count } = useFormats()
  const lineOf = useIncidentLine()
  const stepTitle = useStepTitle()
  const { data: me } = useQuery(meQuery)
  return (alert) => {
    const { raised_by: by } = alert
    return {
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
  }
}
