import { plainCharacters } from '@portaria/contract/value-types/typed-characters'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { missing, useAction } from '../../../../platform/actions/use-action.ts'
import { fieldTextsOf } from '../../../../platform/problem-text.ts'
import { ActionDialog } from '../../../../register-pages/actions/ActionDialog.tsx'
import { ownPinsQuery, saveOwnPins } from './own-pins-calls.ts'
import { pinTexts } from './texts/pin-texts.ts'

/** One of a person's own PINs. */
export type Pin = 'pin' | 'duress'

/** The field of each in the body of a call. */
export const pinFields = { pin: 'pin', duress: 'duress_pin' } as const

export interface PinDialogProps {
  pin: Pin
  /** Whether the person has none yet. */
  isNew: boolean
  onClose: () => void
}

/** Asks twice for a new PIN; saving asks for a proof of identity. The digits are hidden. */
export function PinDialog({ pin, isNew, onClose }: PinDialogProps) {
  const t = pinTexts.useTexts()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [again, setAgain] = useState('')
  const field = pinFields[pin]
  const action = useAction({
    check: () => ({
      [field]: /^\d{6,8}$/.test(typed) ? undefined : t('wrong'),
      again: again === typed ? undefined : t('differs'),
      ...missing({ [field]: typed, again }),
    }),
    send: () => saveOwnPins({ [field]: typed }),
    done: () => ({ title: t(`${pin}.saved`) }),
    explain: fieldTextsOf,
    settled: () => client.invalidateQueries({ queryKey: ownPinsQuery.queryKey }),
    onDone: onClose,
  })
  const digits = (text: string) => plainCharacters(text).replaceAll(/\D/g, '').slice(0, 8)
  return (
    <ActionDialog
      {...{ action, onClose }}
      title={t(`${pin}.${isNew ? 'setTitle' : 'changeTitle'}`)}
      button={t('save')}
      fields={[field, 'again']}
    >
      <PasswordField
        required
        name="door-pin"
        label={t('field')}
        description={t('help')}
        error={action.errors[field]}
        autoComplete="new-password"
        inputMode="numeric"
        value={typed}
        onChange={(text) => {
          setTyped(digits(text))
          action.clear(field)
        }}
      />
      <PasswordField
        required
        name="door-pin-again"
        label={t('repeat')}
        error={action.errors['again']}
        autoComplete="new-password"
        inputMode="numeric"
        value={again}
        onChange={(text) => setAgain(digits(text))}
      />
    </ActionDialog>
  )
}
