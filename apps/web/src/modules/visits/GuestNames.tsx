import { phone as phoneField } from '@portaria/contract/define-register/field'
import { GUESTS_MAX } from '@portaria/contract/modules/visits/visits'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { asText, errorsBelow } from '../../register-pages/field-kinds/field-input.ts'
import { inputOf } from '../../register-pages/field-kinds/field-inputs.ts'
import type { Guest } from './invitation-body.ts'
import { PassInput } from './PassInput.tsx'
import { visitsTexts } from './texts/visits-texts.ts'
import type { Invitation } from './use-invitation.ts'

/** Asks for the guests: a name each, with further details folded below it. */
export function GuestNames({ guests, setGuest, addGuest, removeGuest, errors }: Invitation) {
  const t = visitsTexts.useTexts()
  const last = useRef<HTMLInputElement>(null)
  const count = guests.length
  // Focuses the last name: an added guest is typed next, and the button of a removed guest is gone
  // with its focus.
  useEffect(() => {
    if (count > 0) last.current?.focus()
  }, [count])
  return (
    <div className="flex flex-col items-start gap-3">
      {guests.map((guest, nth) => (
        <div key={guest.id} className="w-full">
          <TextField
            {...(nth === count - 1 && { ref: last })}
            className="w-full"
            label={nth === 0 ? t('invite.name') : t('invite.nameNth', { nth: nth + 1 })}
            required={nth === 0}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="send"
            maxLength={120}
            value={guest.name}
            error={errors[`guests.${nth}.name`]}
            onChange={(name) => setGuest({ ...guest, name })}
            {...(nth > 0 && {
              end: (
                <IconButton
                  icon={X}
                  size="sm"
                  label={t('invite.removeName', { nth: nth + 1 })}
                  onClick={() => removeGuest(guest.id)}
                />
              ),
            })}
          />
          <GuestDetails
            guest={guest}
            errors={errorsBelow(errors, `guests.${nth}`)}
            onChange={setGuest}
          />
        </div>
      ))}
      {count < GUESTS_MAX && (
        <Button variant="ghost" size="sm" icon={Plus} onClick={addGuest}>
          {t('invite.addName')}
        </Button>
      )}
    </div>
  )
}

interface GuestDetailsProps {
  guest: Guest
  errors: Readonly<Record<string, string>>
  onChange: (guest: Guest) => void
}

/** Plate, telephone and companions of one guest; an error unfolds them. */
function GuestDetails({ guest, errors, onChange }: GuestDetailsProps) {
  const t = visitsTexts.useTexts()
  const { typed, phone } = guest
  const isWrong = ['plate', 'phone', 'companions'].some((name) => errors[name] !== undefined)
  const pass = {
    typed,
    errors,
    onChange: (next: Guest['typed']) => onChange({ ...guest, typed: next }),
  }
  const { Input: PhoneInput } = inputOf('phone')
  return (
    <Collapsible key={String(isWrong)} title={t('invite.details')} defaultOpen={isWrong}>
      <div className="flex flex-col gap-field pt-1">
        <FieldRow>
          <PassInput {...pass} name="plate" />
          <PhoneInput
            name="phone"
            field={phoneField()}
            inputOf={inputOf}
            label={t('invite.phone')}
            required={false}
            value={phone}
            onChange={(value) => onChange({ ...guest, phone: asText(value) })}
            onBlur={() => undefined}
            errors={errorsBelow(errors, 'phone')}
          />
        </FieldRow>
        <PassInput {...pass} name="companions" />
      </div>
    </Collapsible>
  )
}
