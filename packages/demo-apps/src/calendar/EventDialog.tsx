import { Button } from '@portaria/ui/actions/Button'
import { DateField } from '@portaria/ui/fields/DateField'
import { DateTimeField } from '@portaria/ui/fields/DateTimeField'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import type { CalendarCalls, CalendarEvent } from './calendar.types.ts'
import { brokenEventRules, draftOfEvent, eventOfDraft, turnedAllDay } from './event-draft.ts'
import { calendarTexts } from './texts/calendar-texts.ts'

const { change } = demoClient<CalendarCalls>()

const FORMAT = 'dd/mm/yyyy'

export interface EventDialogProps {
  /** An event without an id is new. */
  event: CalendarEvent | Omit<CalendarEvent, 'id'>
  onClose: () => void
}

/** The form of an event. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const t = calendarTexts.useTexts()
  const [draft, setDraft] = useState(() => draftOfEvent(event))
  const [tried, setTried] = useState(false)
  const broken = brokenEventRules(draft)
  const errorOf = (field: keyof typeof broken) => {
    const rule = tried ? broken[field] : undefined
    return rule === undefined ? undefined : t(`rule.${rule}`)
  }
  const save = async () => {
    setTried(true)
    if (Object.keys(broken).length > 0) return
    const next = eventOfDraft(draft)
    await ('id' in event
      ? change('POST /api/calendar-app/update-event', {
          body: { event: { ...next, id: event.id } },
        })
      : change('POST /api/calendar-app/add-event', { body: { newEvent: next } }))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      title={'id' in event ? t('form.edit') : t('new')}
      footer={
        <>
          {'id' in event && <DeleteButton event={event} onDone={onClose} />}
          <Button variant="primary" onClick={() => void save()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('form.edit')} onSubmit={() => void save()} className="gap-field">
        <TextField
          label={t('form.title')}
          required
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
          error={errorOf('title')}
        />
        <SwitchField
          label={t('form.allDay')}
          value={draft.allDay}
          onChange={(allDay) => setDraft(turnedAllDay(draft, allDay))}
        />
        <FieldRow>
          {(['start', 'end'] as const).map((name) =>
            draft.allDay ? (
              <DateField
                key={`${name} day`}
                label={t(name === 'start' ? 'form.firstDay' : 'form.lastDay')}
                format={FORMAT}
                value={draft[name]}
                onChange={(day) => setDraft({ ...draft, [name]: day })}
                error={errorOf(name)}
              />
            ) : (
              <DateTimeField
                key={name}
                label={t(`form.${name}`)}
                format={FORMAT}
                usualTime={() => (name === 'start' ? '09:00' : '10:00')}
                value={draft[name]}
                onChange={(moment) => setDraft({ ...draft, [name]: moment })}
                error={errorOf(name)}
              />
            ),
          )}
        </FieldRow>
        <TextArea
          label={t('form.desc')}
          value={draft.desc}
          onChange={(desc) => setDraft({ ...draft, desc })}
        />
      </FormLayout>
    </Dialog>
  )
}

/** Removes an event; undoing that restores it with a new id. */
function DeleteButton({ event, onDone }: { event: CalendarEvent; onDone: () => void }) {
  const t = calendarTexts.useTexts()
  const frame = frameTexts.useTexts()
  const press = async () => {
    const { id: eventId, ...newEvent } = event
    await change('POST /api/calendar-app/remove-event', { body: { eventId } })
    showToast({
      title: t('removed'),
      text: event.title,
      action: {
        label: frame('undo'),
        onPress: () => void change('POST /api/calendar-app/add-event', { body: { newEvent } }),
      },
    })
    onDone()
  }
  return (
    <Button className="me-auto" onClick={() => void press()}>
      {t('form.delete')}
    </Button>
  )
}
