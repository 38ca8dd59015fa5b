import { rightsColumnOf } from '@portaria/contract/actors/roles'
import { actsOf, isRemovable, pressedTransitions } from '@portaria/contract/define-register/states'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { MorePanel } from '@portaria/ui/overlays/MorePanel'
import { Pencil, Trash2 } from 'lucide-react'
import { isFixed, isOver } from '../form/form-fields.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { RecordActionSlots, SeldomActionSlots } from '../RegisterSlots.tsx'
import { isObject, type RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { RecordTransitions } from '../transitions/TransitionButtons.tsx'

export interface RecordActionsProps {
  record: RegisterRecord
  onRemove: () => void
}

/** The largest number of transitions of a register that all have a button of their own. */
const FEW = 2

/**
 * The actions of a record: those that its state asks for, of which the first is the primary one, the
 * form, and all others behind one button.
 */
export function RecordActions({ record, onRemove }: RecordActionsProps) {
  const text = pageTexts.useTexts()
  const { register, role, may, words, paths } = useRegister()
  const isLive = record.deleted_at === null
  const isOpen = !isFixed(record, role)
  const mayChange = isOpen && !isOver(register, record) && may('update')
  const edit = mayChange ? paths.edit(record.id) : null
  const { transitions, primary } = actsOf(register, record, rightsColumnOf(role), edit !== null)
  const isMany = pressedTransitions(register).length > FEW
  const seldom = (
    <>
      {isOpen && <RecordTransitions record={record} except={transitions} />}
      {isLive && <RecordActionSlots record={record} />}
    </>
  )
  return (
    <>
      {isOpen && transitions.length > 0 && (
        <RecordTransitions record={record} only={transitions} primary={primary} />
      )}
      {!isMany && seldom}
      {edit && (
        <ButtonLink
          href={edit}
          icon={Pencil}
          {...(primary === 'edit' && { variant: 'primary' as const })}
        >
          {text('record.edit')}
        </ButtonLink>
      )}
      <MorePanel label={text('moreActions')}>
        {isMany && seldom}
        {isLive && <SeldomActionSlots record={record} />}
        {isLive && !isObject(record['invited']) && <HistoryButton record={record} />}
        {mayChange && may('remove') && isRemovable(register, record) && (
          <Button icon={Trash2} className="text-danger-ink" onClick={onRemove}>
            {text('form.remove', { one: words.inOne })}
          </Button>
        )}
      </MorePanel>
    </>
  )
}
