import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import type { AnnouncementRecipient } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { standingOf } from './standing.ts'
import { announcementTexts } from './texts/announcement-texts.ts'

/** Whether a recipient has no access to the app and has not been told on paper yet. */
export const isUntold = ({ has_login, told_on }: AnnouncementRecipient): boolean =>
  !has_login && told_on === null

export interface RecipientLineProps {
  recipient: AnnouncementRecipient
  asksAck: boolean
  chosen: boolean
  onChoose: (isOn: boolean) => void
}

/** A recipient of an announcement: the state it has reached with them, and when. */
export function RecipientLine({ recipient, asksAck, chosen, onChoose }: RecipientLineProps) {
  const text = announcementTexts.useTexts()
  const language = useLanguage()
  const { name, unit, role } = recipient
  const { words, tone } = useStanding(recipient, asksAck)
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm first:pt-0 last:pb-0">
      {isUntold(recipient) && (
        <Checkbox aria-label={text('told.choose', { name })} checked={chosen} onChange={onChoose} />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-40">
          <span className="font-medium">{name}</span>
          {unit === null && (
            <span className="text-muted">
              {' '}
              {choiceLabel(language, announcements.name, 'roles', role)}
            </span>
          )}
        </span>
        <Badge tone={tone}>{words}</Badge>
      </div>
    </li>
  )
}

/** The state of a recipient in words. */
function useStanding(
  recipient: AnnouncementRecipient,
  asksAck: boolean,
): { words: string; tone: 'success' | 'warning' | 'neutral' } {
  const text = announcementTexts.useTexts()
  const { when, dayWords } = useFormats()
  const { read_at, acknowledged_at, told_on, told_by } = recipient
  switch (standingOf(recipient)) {
    case 'acknowledged':
      return {
        words: text('line.acknowledged', { at: when(acknowledged_at ?? '') }),
        tone: 'success',
      }
    case 'told':
      return {
        words: text('line.told', { on: dayWords(told_on ?? ''), by: told_by ?? '' }),
        tone: 'success',
      }
    case 'read':
      return {
        words: text('line.read', { at: when(read_at ?? '') }),
        tone: asksAck ? 'warning' : 'success',
      }
    case 'withoutLogin':
      return { words: text('standing.withoutLogin'), tone: 'warning' }
    case 'onTheWay':
      return { words: text('standing.onTheWay'), tone: 'neutral' }
    default:
      return { words: text('standing.unread'), tone: 'neutral' }
  }
}
