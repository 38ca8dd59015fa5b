import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { Timeline, type TimelineEvent } from '@portaria/ui/display/Timeline'
import {
  BellRing,
  DoorOpen,
  LogIn,
  LogOut,
  Navigation,
  ShieldCheck,
  ShieldX,
  UserRoundPlus,
} from 'lucide-react'
import { asText } from '../../register-pages/field-kinds/field-input.ts'
import { asReference } from '../../register-pages/record.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { choiceWords } from '../../register-pages/register-words.ts'
import { visitsTexts } from './texts/visits-texts.ts'

/** The events of a visit in order, each with its author and channel. */
export function VisitStory({ record }: RecordSlotProps) {
  const t = visitsTexts.useTexts()
  const events = useStory(record)
  if (events.length === 0) return null
  return (
    <Card title={t('story.title')}>
      <Timeline events={events} />
    </Card>
  )
}

function useStory(record: RecordSlotProps['record']): TimelineEvent[] {
  const t = visitsTexts.useTexts()
  const { when, span } = useFormats()
  const { words } = useRegister()
  const textOf = (name: string) => asText(record[name])
  const nameOf = (name: string) => asReference(record[name])?.title ?? ''
  const choiceOf = (name: string) => {
    const value = textOf(name)
    return value && choiceWords(words.language, 'visits', name, value)
  }
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')
  const isDenied = record['state'] === 'denied'
  const isOut = record['checked_out_how'] != null
  const isInvited = asReference(record['pass']) !== null && record['answered_through'] !== 'pass'
  const all: (Omit<TimelineEvent, 'time'> & { at: string; shown?: boolean })[] = [
    {
      id: 'invited',
      at: isInvited ? 'created_at' : '',
      title: t('story.invited'),
      icon: UserRoundPlus,
      text: span(textOf('expected_from'), textOf('expected_to')),
    },
    {
      id: 'on-the-way',
      at: 'on_the_way_at',
      title: t('story.onTheWay'),
      icon: Navigation,
    },
    {
      id: 'waiting',
      at: 'waiting_since',
      title: t('story.waiting'),
      icon: BellRing,
      tone: 'warning',
    },
    { id: 'unanswered', at: 'unanswered_at', title: t('story.unanswered'), tone: 'danger' },
    {
      id: 'answered',
      at: 'answered_at',
      title: t(isDenied ? 'story.denied' : 'story.authorised'),
      icon: isDenied ? ShieldX : ShieldCheck,
      tone: isDenied ? 'danger' : 'success',
      text: joined(
        textOf('answered_name') || nameOf('answered_by'),
        choiceOf('answered_through'),
        textOf('denied_reason'),
      ),
    },
    {
      id: 'in',
      at: 'checked_in_at',
      title: t('story.in'),
      icon: LogIn,
      tone: 'accent',
      text: joined(nameOf('checked_in_by'), textOf('let_in_reason')),
    },
    {
      id: 'out',
      at: 'checked_out_at',
      title: t('story.out'),
      icon: isOut && textOf('checked_out_at') === '' ? DoorOpen : LogOut,
      shown: isOut,
      text: joined(
        nameOf('checked_out_by'),
        textOf('checked_out_how') === 'desk' ? '' : choiceOf('checked_out_how'),
      ),
    },
  ]
  return all.flatMap(({ at, shown, ...event }) => {
    const moment = textOf(at)
    if (moment === '' && shown !== true) return []
    return [{ ...event, time: moment && when(moment), ...(moment && { dateTime: moment }) }]
  })
}
