import { VISIT_INVITATION_HOURS } from '@portaria/contract/modules/companies/settings/visit-settings'
import type { InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { Button } from '@portaria/ui/actions/Button'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { Banner } from '@portaria/ui/feedback/Banner'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { meQuery } from '../../platform/session/me-query.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { focusError } from '../../shell/save-bar/focus-error.ts'
import { AlwaysFields } from './AlwaysFields.tsx'
import { GuestNames } from './GuestNames.tsx'
import { type DayChoice, dayChoices } from './invitation-window.ts'
import { OwnUnits } from './OwnUnits.tsx'
import { PassInput } from './PassInput.tsx'
import { visitsTexts } from './texts/visits-texts.ts'
import { type Invitation, useInvitation } from './use-invitation.ts'

export interface InvitationFormProps {
  onInvited: (guests: InvitedGuest[]) => void
}

/** Asks who comes, and when: a name suffices; the rest is folded or has defaults. */
export function InvitationForm({ onInvited }: InvitationFormProps) {
  const t = visitsTexts.useTexts()
  const area = useRef<HTMLDivElement>(null)
  const invitation = useInvitation(onInvited)
  const { always, setAlways, typed, setTyped, errors, refused, failure, busy } = invitation
  // The gatehouse invites for a resident who asked for it in words, and only until tonight
  // (visits §20).
  const isGate = useRole() === 'funcionario'
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusError(area.current)
  }, [refused])
  const input = { typed, onChange: setTyped, errors }
  return (
    <div ref={area}>
      <FormLayout
        label={t('invite.title')}
        onSubmit={() => void invitation.send()}
        className="gap-field"
      >
        <GuestNames {...invitation} />
        {isGate ? (
          <p className="text-sm text-pretty text-muted">{t('invite.gateText')}</p>
        ) : (
          <>
            <CheckboxField
              label={t('invite.always')}
              description={t('invite.alwaysText')}
              value={always}
              onChange={setAlways}
            />
            {always ? <AlwaysFields {...input} /> : <Days {...invitation} />}
          </>
        )}
        <OwnUnits {...input} />
        {isGate && <PassInput {...input} name="host_id" label={t('invite.host')} required />}
        <Collapsible title={t('invite.more')}>
          <PassInput {...input} name="purpose" />
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

function Days({ day, setDay, typed, setTyped, errors }: Invitation) {
  const t = visitsTexts.useTexts()
  const { data: me } = useQuery(meQuery)
  const hours = me?.company?.visits.invitation_hours ?? VISIT_INVITATION_HOURS.usual
  const input = { typed, onChange: setTyped, errors }
  const labelOf = (choice: DayChoice) =>
    choice === 'usual' ? t('invite.usual', { count: hours }) : t(`invite.days.${choice}`)
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
        options={dayChoices.map((value) => ({ value, label: labelOf(value) }))}
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
