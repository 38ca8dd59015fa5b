import type { AudienceCounts } from '@portaria/contract/modules/common-life/announcements/announcement-answers'
import { announcementTexts } from './texts/announcement-texts.ts'

/** "Vai para 84 pessoas de 40 unidades. 6 não têm acesso ao app: avise em papel." */
export function CountSentence({
  counts: { people, units, without_login: without },
}: {
  counts: AudienceCounts
}) {
  const text = announcementTexts.useTexts()
  if (people === 0) return <>{text('count.nobody')}</>
  return (
    <>
      {text('count.people', { count: people })}
      {units > 0 && ` ${text('count.units', { count: units })}`}
      {without > 0 && ` ${text('count.without', { count: without })}`}
    </>
  )
}
