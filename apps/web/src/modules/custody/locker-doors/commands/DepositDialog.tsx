import { fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import { doorSizes } from '@portaria/contract/modules/custody/locker-doors'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasKeyboard } from '../../../../platform/has-keyboard.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import type { RegisterRecord } from '../../../../register-pages/record.ts'
import { choiceWords, useWordsOf } from '../../../../register-pages/register-words.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { DoorProgress } from './DoorProgress.tsx'
import { useDoorCommand } from './use-door-command.ts'

type Size = (typeof doorSizes)[number]

export interface DepositDialogProps {
  parcel: { id: string; number: string }
  /** The lockers to choose from: at least one. */
  lockers: readonly RegisterRecord[]
  onClose: () => void
}

/** Asks for a locker and a size, opens the smallest free door, and reports its progress. */
export function DepositDialog({ parcel, lockers, onClose }: DepositDialogProps) {
  const t = lockerDoorsTexts.useTexts()
  const asked = useDoorCommand()
  const { id, busy, errors } = asked
  const [lockerId, setLockerId] = useState(lockers[0]?.id ?? '')
  const [size, setSize] = useState<Size>('P')
  // Receives the focus, so that Enter opens the door.
  const firstSize = useRef<HTMLInputElement>(null)
  const { language } = useWordsOf()(registers.lockers)
  const describe = ({ location, silent }: RegisterRecord) =>
    [asText(location), silent === true && fieldLabel(language, 'lockers', 'silent')]
      .filter(Boolean)
      .join(' · ')
  const open = () =>
    asked.ask({ purpose: 'deposit', parcel_id: parcel.id, locker_id: lockerId, size })
  const only = lockers.length === 1 ? lockers[0] : undefined
  const trouble = errors[''] ?? errors['door'] ?? (only && errors['locker_id'])
  return (
    <Dialog
      open
      size="sm"
      closeOnOutsidePress={false}
      initialFocus={firstSize}
      onOpenChange={() => !busy && onClose()}
      title={t('deposit.title', { number: parcel.number })}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t(id === null ? 'cancel' : 'done')}
          </Button>
          {id === null && (
            <Button variant="primary" loading={busy} onClick={() => void open()}>
              {t('deposit.save')}
            </Button>
          )}
        </>
      }
    >
      {id !== null && <DoorProgress id={id} reader="desk" onAgain={asked.restart} />}
      {id === null && (
        <FormLayout label={t('deposit.save')} onSubmit={() => void open()} className="gap-field">
          {only ? (
            <p className="text-sm">
              <span className="font-medium">{asText(only['name'])}</span>
              <span className="block text-muted">{describe(only)}</span>
            </p>
          ) : (
            <SelectField
              label={t('deposit.locker')}
              error={errors['locker_id']}
              options={lockers.map((locker) => ({
                value: locker.id,
                label: asText(locker['name']),
                description: describe(locker),
              }))}
              value={lockerId}
              onChange={(next) => setLockerId(next ?? lockerId)}
            />
          )}
          <div
            ref={(field) => {
              firstSize.current = field?.querySelector('input[type=radio]') ?? null
            }}
          >
            <SizeField
              error={errors['size']}
              value={size}
              onChange={setSize}
              onEnter={() => void open()}
              first={firstSize}
            />
          </div>
          {trouble && <Banner tone="warning">{trouble}</Banner>}
        </FormLayout>
      )}
    </Dialog>
  )
}

interface SizeFieldProps {
  error: string | undefined
  value: Size
  onChange: (size: Size) => void
  onEnter: () => void
  /** The first choice of the field. */
  first: RefObject<HTMLInputElement | null>
}

/** Elements for which Enter has its own meaning: buttons, lists of choices, text fields. */
const ownEnter = 'button, a[href], textarea, input:not([type=radio]), [role=option]'

/** The size of the door, which the keys 1 to 4 choose too; Enter confirms it. */
function SizeField({ error, value, onChange, onEnter, first }: SizeFieldProps) {
  const t = lockerDoorsTexts.useTexts()
  const { language } = useWordsOf()(registers.lockers)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.repeat) return
    const chosen = /^[1-4]$/.test(key) ? doorSizes[Number(key) - 1] : undefined
    if (chosen) {
      onChange(chosen)
      // Moves the focus, for example from a list of lockers, so that Enter opens the door.
      const group = first.current?.closest('fieldset')
      group?.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.focus()
    }
    // Browsers do not submit a form without text fields.
    if (key === 'Enter' && target instanceof Element && !target.closest(ownEnter)) onEnter()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <RadioGroupField
      label={t('deposit.size')}
      description={hasKeyboard() ? t('deposit.keys') : undefined}
      error={error}
      value={value}
      onChange={(next) => onChange(doorSizes.find((size) => size === next) ?? value)}
      options={doorSizes.map((size) => ({
        value: size,
        label: choiceWords(language, 'lockers', 'size', size),
      }))}
    />
  )
}
