import type { Problem } from '@portaria/contract/answers/errors'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ComboboxField, type ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useRef, useState } from 'react'
import { useAction } from '../../platform/actions/use-action.ts'
import { ApiProblem } from '../../platform/api-problem.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { ActionDialog } from '../actions/ActionDialog.tsx'
import { recordName } from '../field-kinds/record-heading.ts'
import { useReferenceSearch } from '../field-kinds/reference-search.ts'
import { InUseSlots } from '../RegisterSlots.tsx'
import type { RegisterRecord } from '../record.ts'
import { removeRecord } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { useWordsOf } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'

export interface RemoveDialogProps {
  record: RegisterRecord
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a record is removed; references to it can be moved to another record first. */
export function RemoveDialog({ record, onClose, onRemoved }: RemoveDialogProps) {
  const text = pageTexts.useTexts()
  const { register, words } = useRegister()
  const [uses, setUses] = useState<NonNullable<Problem['uses']>>()
  const refused = useRef(false)
  const title = recordName(register, record, words.language)
  const { failure, run } = useAction({
    send: () => removeRecord(register, record),
    explain(error) {
      refused.current = true
      const inUse = error instanceof ApiProblem ? error.problem?.uses : undefined
      if (inUse) setUses(inUse)
      return inUse ? null : {}
    },
    onDone: onRemoved,
  })
  if (failure !== null) return <Refused {...{ title, failure, onClose }} />
  if (uses) return <InUse {...{ record, title, uses, onClose, onRemoved }} />
  return (
    <ConfirmDialog
      open
      // The dialog closes itself after any answer; a refusal must still be shown.
      onOpenChange={(open) => !open && !refused.current && onClose()}
      title={text('remove.title', { title })}
      text={text('remove.text')}
      confirmLabel={text('form.remove', { one: words.inOne })}
      tone="danger"
      onConfirm={async () => void (await run())}
    />
  )
}

interface InUseProps extends RemoveDialogProps {
  title: string
  uses: NonNullable<Problem['uses']>
}

function InUse({ record, title, uses, onClose, onRemoved }: InUseProps) {
  const { register, words } = useRegister()
  const text = pageTexts.useTexts()
  const wordsOf = useWordsOf()
  const [target, setTarget] = useState<ComboboxItem | null>(null)
  const { items, onSearch, loading } = useReferenceSearch(register)
  const action = useAction({
    send: () => removeRecord(register, record, target?.value),
    onDone: onRemoved,
  })
  const noun = (name: string, count: number) => {
    const user = Object.values(registers).find((one) => one.name === name)
    return user ? wordsOf(user)[count === 1 ? 'inOne' : 'inMany'] : name
  }
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="md"
      title={text('remove.inUseTitle', { title })}
      description={text(`remove.inUseText.${words.gender}`)}
      button={text('remove.reassignAndRemove')}
      tone="danger"
      disabled={!target}
      fields={['reassign_to']}
    >
      <ul className="list-disc ps-5 text-sm">
        {uses.map((use) => (
          <li key={use.register} className="tabular">
            {text('remove.use', { count: use.count, noun: noun(use.register, use.count) })}
          </li>
        ))}
      </ul>
      <InUseSlots {...{ record, onClose }} />
      <ComboboxField
        label={text('remove.reassign')}
        placeholder={text('form.typeToSearch')}
        value={target}
        error={action.errors['reassign_to']}
        onChange={setTarget}
        items={items.filter(({ value }) => value !== record.id)}
        {...{ onSearch, loading }}
      />
    </ActionDialog>
  )
}

interface RefusedProps {
  title: string
  failure: unknown
  onClose: () => void
}

function Refused({ title, failure, onClose }: RefusedProps) {
  const text = pageTexts.useTexts()
  const problem = problemTextOf(failure)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('remove.title', { title })}
      footer={<Button onClick={onClose}>{text('bulk.close')}</Button>}
    >
      <Banner tone="danger" title={problem.title}>
        {problem.detail}
      </Banner>
    </Dialog>
  )
}
