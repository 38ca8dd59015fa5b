import type { AudienceCounts } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { announcementTexts } from './texts/announcement-texts.ts'

export interface CountSentenceProps {
  counts: AudienceCounts
  /** Whether the announcement was sent. */
  sent?: boolean
}

/**
 * Shows a sentence like "Vai para 84 pessoas de 40 unidades. 6 não têm acesso ao app: avise em
 * papel."
 */
export function CountSentence({ counts, sent = false }: CountSentenceProps) {
  const text = announcementTexts.useTexts()
  const { people, units, without_login: without } = counts
  if (people === 0) return <>{text(sent ? 'count.nobodySent' : 'count.nobody')}</>
  const to = text(sent ? 'count.sent' : 'count.people', { count: people })
  const of = units > 0 ? ` ${text('count.units', { count: units })}` : ''
  const rest = text(sent ? 'count.withoutSent' : 'count.without', { count: without })
  return <>{`${to}${of}.${without > 0 ? ` ${rest}` : ''}`}</>
}
