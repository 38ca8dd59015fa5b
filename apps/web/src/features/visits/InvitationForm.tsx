import { GUESTS_MAX, type InvitedGuest } from '@portaria/contract/features/visits'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { Banner } from '@portaria/ui/feedback/Banner'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { focusError } from '../../shell/save-bar/focus-error.ts'
import { AlwaysFields } from './AlwaysFields.tsx'
import { dayChoices } from './invitation-window.ts'
import { OwnUnits } from './OwnUnits.tsx'
import { PassInput } from './PassInput.tsx'
import { visitsTexts } from './texts/visits-texts.ts'
import { type Invitation, useInvitation } from './use-invitation.ts'

export interface InvitationFormProps {
  onInvited: (guests: InvitedGuest[]) => void
}

/** Who comes, and when: a name is enough; the rest is folded, or begins with what is usual. */
export function InvitationForm({ onInvited }: InvitationFormProps) {
  const t = visitsTexts.useTexts()
  const area = useRef<HTMLDivElement>(null)
  const invitation = useInvitation(onInvited)
  const { always, setAlways, typed, setTyped, errors, failure, busy } = invitation
  const wrong = Object.keys(errors).length
  useEffect(() => {
    if (wrong > 0) focusError(area.current)
  }, [wrong])
  const input = { typed, onChange: setTyped, errors }
  return (
    <div ref={area}>
      <FormLayout
        label={t('invite.title')}
        onSubmit={() => void invitation.send()}
        className="gap-field"
      >
        <Names {...invitation} />
        <CheckboxField
          label={t('invite.always')}
          description={t('invite.alwaysText')}
          value={always}
          onChange={setAlways}
        />
        {always ? <AlwaysFields {...input} /> : <Days {...invitation} />}
        <OwnUnits {...input} />
        <Collapsible title={t('invite.more')}>
          <div className="flex flex-col gap-field pt-2">
            {invitation.guests.length === 1 && (
              <FieldRow>
                <PassInput {...input} name="plate" />
                <PassInput {...input} name="companions" />
              </FieldRow>
            )}
            <PassInput {...input} name="purpose" />
          </div>
        </Collapsible>
        {failure !== null && <Banner tone="danger" title={failure} />}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={busy}
          className="w-full sm:w-auto sm:self-start"
        >
          {t('invite.send', { count: Math.max(1, invitation.named) })}
        </Button>
      </FormLayout>
    </div>
  )
}

function Names({ guests, setGuest, addGuest, removeGuest, errors }: Invitation) {
  const t = visitsTexts.useTexts()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-3">
      {guests.map(({ id, name }, nth) => (
        <TextField
          key={id}
          {...(nth === 0 && { ref: first })}
          className="w-full"
          label={nth === 0 ? t('invite.name') : t('invite.nameNth', { nth: nth + 1 })}
          required={nth === 0}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="send"
          maxLength={120}
          value={name}
          error={errors[`guests.${nth}.name`]}
          onChange={(next) => setGuest(id, next)}
          {...(nth > 0 && {
            end: (
              <IconButton
                icon={X}
                size="sm"
                label={t('invite.removeName', { nth: nth + 1 })}
                onClick={() => removeGuest(id)}
              />
            ),
          })}
        />
      ))}
      {guests.length < GUESTS_MAX && (
        <Button variant="ghost" size="sm" icon={Plus} onClick={addGuest}>
          {t('invite.addName')}
        </Button>
      )}
    </div>
  )
}

function Days({ day, setDay, typed, setTyped, errors }: Invitation) {
  const t = visitsTexts.useTexts()
  const input = { typed, onChange: setTyped, errors }
  return (
    <>
      <RadioGroupField
        look="inline"
        label={t('invite.when')}
        value={day}
        onChange={(value) => {
          const chosen = dayChoices.find((one) => one === value)
          if (chosen) setDay(chosen)
        }}
        options={dayChoices.map((value) => ({ value, label: t(`invite.days.${value}`) }))}
        error={day === 'exact' ? undefined : errors['valid_to']}
      />
      {day === 'exact' && (
        <FieldRow>
          <PassInput {...input} name="valid_from" label={t('invite.from')} />
          <PassInput {...input} name="valid_to" label={t('invite.to')} />
        </FieldRow>
      )}
    </>
  )
}
