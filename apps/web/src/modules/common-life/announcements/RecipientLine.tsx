import type { AnnouncementRecipient } from '@portaria/contract/modules/common-life/announcements/announcement-answers'
import { announcements } from '@portaria/contract/modules/common-life/announcements/announcements'
import { choiceLabel } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { announcementTexts } from './texts/announcement-texts.ts'

/** Whether somebody has no access to the app and was not told on paper yet. */
export const isUntold = ({ has_login, told_on }: AnnouncementRecipient): boolean =>
  !has_login && told_on === null

export interface RecipientLineProps {
  recipient: AnnouncementRecipient
  asksAck: boolean
  chosen: boolean
  onChoose: (isOn: boolean) => void
}

/** Somebody whom an announcement was sent to: how far it has come with them, and when. */
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
      <span className="min-w-0 flex-1">
        <span className="font-medium">{name}</span>
        {unit === null && (
          <span className="text-muted">
            {' '}
            {choiceLabel(language, announcements.name, 'roles', role)}
          </span>
        )}
      </span>
      <Badge tone={tone}>{words}</Badge>
    </li>
  )
}

/** How somebody stands, the furthest they have come. */
function useStanding(recipient: AnnouncementRecipient, asksAck: boolean) {
  const text = announcementTexts.useTexts()
  const { when, shortDay } = useFormats()
  const { has_login, delivered_at, read_at, acknowledged_at, told_on, told_by } = recipient
  if (acknowledged_at !== null)
    return {
      words: text('line.acknowledged', { at: when(acknowledged_at) }),
      tone: 'success',
    } as const
  if (told_on !== null)
    return {
      words: text('line.told', { on: shortDay(told_on), by: told_by ?? '' }),
      tone: 'success',
    } as const
  if (read_at !== null)
    return {
      words: text('line.read', { at: when(read_at) }),
      tone: asksAck ? 'warning' : 'success',
    } as const
  if (!has_login) return { words: text('line.withoutLogin'), tone: 'warning' } as const
  return {
    words: delivered_at === null ? text('line.onTheWay') : text('line.unread'),
    tone: 'neutral',
  } as const
}
