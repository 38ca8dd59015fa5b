import { isRemovable, nextTransitions } from '@portaria/contract/define-register/states'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { MorePanel } from '@portaria/ui/overlays/MorePanel'
import { Pencil, Trash2 } from 'lucide-react'
import { isFixed, isOver } from '../form/form-fields.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { RecordActionSlots } from '../RegisterSlots.tsx'
import { isObject, type RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { RecordTransitions } from '../transitions/TransitionButtons.tsx'

export interface RecordActionsProps {
  record: RegisterRecord
  onRemove: () => void
}

/**
 * The actions of a record: the usual transition of its state, the form, and all others behind one
 * button.
 */
export function RecordActions({ record, onRemove }: RecordActionsProps) {
  const text = pageTexts.useTexts()
  const { register, role, may, words, paths } = useRegister()
  const isLive = record.deleted_at === null
  const mayChange = !isFixed(record, role) && !isOver(register, record) && may('update')
  const edit = mayChange ? paths.edit(record.id) : null
  const next = nextTransitions(register, record)
  // If there are many transitions, the unusual ones are behind one button.
  const isMany = register.states?.usual !== undefined
  const seldom = (
    <>
      {!isFixed(record, role) && <RecordTransitions record={record} except={next} />}
      {isLive && <RecordActionSlots record={record} />}
      {isLive && !isObject(record['invited']) && <HistoryButton record={record} />}
    </>
  )
  return (
    <>
      {!isFixed(record, role) && next.length > 0 && (
        <RecordTransitions record={record} only={next} />
      )}
      {!isMany && seldom}
      {edit && (
        <ButtonLink href={edit} icon={Pencil} {...(next.length === 0 && { variant: 'primary' })}>
          {text('record.edit')}
        </ButtonLink>
      )}
      <MorePanel label={text('moreActions')}>
        {isMany && seldom}
        {mayChange && may('remove') && isRemovable(register, record) && (
          <Button icon={Trash2} className="text-danger-ink" onClick={onRemove}>
            {text('form.remove', { one: words.inOne })}
          </Button>
        )}
      </MorePanel>
    </>
  )
}
