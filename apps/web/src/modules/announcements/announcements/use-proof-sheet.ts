import type {
  AnnouncementRecipient,
  DeliveryCounts,
} from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { zoneWords } from '@portaria/i18n/zone-words'
import { useQuery } from '@tanstack/react-query'
import { companyZone } from '../../../platform/company-day.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { asReference, type RegisterRecord } from '../../../register-pages/record.ts'
import type { ProofSheet } from './proof-document.ts'
import { standingOf } from './standing.ts'
import { announcementTexts } from './texts/announcement-texts.ts'

/** Returns a function that makes the printed content of an announcement's proof. */
export function useProofSheet(): (
  record: RegisterRecord,
  counts: DeliveryCounts,
  people: readonly AnnouncementRecipient[],
) => ProofSheet {
  const text = announcementTexts.useTexts()
  const language = useLanguage()
  const { dateTime, wholeDay, count } = useFormats()
  const { data: me } = useQuery(meQuery)

  const moments = (one: AnnouncementRecipient) =>
    [
      one.delivered_at && text('sheet.deliveredAt', { at: dateTime(one.delivered_at) }),
      one.read_at && text('sheet.readAt', { at: dateTime(one.read_at) }),
      one.acknowledged_at && text('sheet.acknowledgedAt', { at: dateTime(one.acknowledged_at) }),
      one.told_on && text('line.told', { on: wholeDay(one.told_on), by: one.told_by ?? '' }),
    ]
      .filter(Boolean)
      .join('\n')

  return (record, counts, people) => {
    const units = Map.groupBy(people, ({ unit }) => unit)
    const facts = [
      [text('sheet.number'), String(record['number'])],
      [text('sheet.sent'), dateTime(String(record['sent_at']))],
      [text('sheet.zone'), zoneWords(language, companyZone())],
      [text('sheet.by'), asReference(record['sent_by'])?.title ?? ''],
      [text('sheet.people'), count(counts.people)],
      [text('delivery.delivered'), count(counts.delivered)],
      [text('delivery.read'), count(counts.read)],
      ...(record['requires_ack'] === true
        ? [[text('delivery.acknowledged'), count(counts.acknowledged)] as const]
        : []),
      ...(counts.without_login > 0 ? [[text('delivery.told'), count(counts.told)] as const] : []),
    ] as const
    return {
      language,
      title: text('proof.title', { title: String(record['title']) }),
      company: me?.company?.name ?? '',
      subtitle: text('proof.sent', {
        at: dateTime(String(record['sent_at'])),
        by: asReference(record['sent_by'])?.title ?? '',
      }),
      printed: text('sheet.printed', {
        name: me?.name ?? '',
        at: dateTime(new Date().toISOString()),
      }),
      pageOf: (page, pages) => text('sheet.page', { page, pages }),
      facts: facts.map(([term, value]) => ({ term, value })),
      columns: {
        name: text('sheet.name'),
        standing: text('sheet.standing'),
        moments: text('sheet.moments'),
      },
      units: [...units].map(([unit, ofUnit]) => ({
        title: unit ?? text('proof.team'),
        people: ofUnit.map((one) => ({
          id: one.id,
          name: one.name,
          standing: text(`standing.${standingOf(one)}`),
          moments: moments(one),
        })),
      })),
    }
  }
}
