import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { registerPaths } from '../../../register-pages/record.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { correctionIn } from './announcement-calls.ts'
import { announcementTexts } from './texts/announcement-texts.ts'

/** Says that another announcement corrects this one, or is being written for that. */
export function CorrectionNote({ record }: RecordSlotProps) {
  const text = announcementTexts.useTexts()
  const correction = correctionIn(record)
  if (correction === null) return null
  const isSent = correction.state !== 'draft' && correction.state !== 'scheduled'
  return (
    <Banner tone={isSent ? 'warning' : 'neutral'}>
      {text(isSent ? 'corrected' : 'correcting')}{' '}
      <TextLink href={registerPaths(announcements).record(correction.id) ?? ''}>
        {correction.title}
      </TextLink>
    </Banner>
  )
}
