import { Button } from '@portaria/ui/actions/Button'
import { parseDate } from '@portaria/ui/dates'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { DateField } from '@portaria/ui/fields/DateField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import { toggleIn } from '../lists/toggle-in.ts'
import { useKept } from '../lists/use-kept.ts'
import { CardChecklists } from './CardChecklists.tsx'
import { CardComments } from './CardComments.tsx'
import { CardFiles } from './CardFiles.tsx'
import type { Board, Card, ScrumboardCalls } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

const { change } = demoClient<ScrumboardCalls>()

const DAY_FORMAT = 'dd/mm/yyyy'

export interface CardDialogProps {
  board: Board
  card: Card
  onClose: () => void
}

/** A whole card to edit; changes are saved automatically. */
export function CardDialog({ board, card, onClose }: CardDialogProps) {
  const t = boardTexts.useTexts()
  const boardId = board.id
  const [draft, setDraft] = useState(card)
  const [due, setDue] = useState(card.due)
  const saved = useKept<Card>((next) => {
    void change('POST /api/scrumboard-app/card/update', { body: { boardId, card: next } })
  })
  const set = (changes: Partial<Card>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    // A card always has a name, so an empty one is not saved.
    if (next.name.trim() !== '') saved.call(next)
  }
  const isWrong = due !== '' && parseDate(due, DAY_FORMAT) === null
  return (
    <Dialog
      open
      keepsTyped
      onOpenChange={onClose}
      size="lg"
      title={t('form.title')}
      description={t('form.kept')}
      footer={
        <>
          <DeleteButton
            className="me-auto"
            title={t('form.sure')}
            confirm={t('form.remove')}
            onConfirm={async () => {
              saved.flush()
              const body = { boardId, cardId: card.id }
              await change('POST /api/scrumboard-app/card/remove', { body })
              onClose()
            }}
          >
            {t('form.remove')}
          </DeleteButton>
          <Button variant="primary" onClick={onClose}>
            {t('form.close')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('form.title')} onSubmit={onClose} className="gap-field">
        <TextField
          label={t('form.name')}
          required
          value={draft.name}
          onChange={(name) => set({ name })}
          error={draft.name.trim() === '' ? t('rule.name') : undefined}
        />
        <TextArea
          label={t('form.description')}
          value={draft.description}
          onChange={(description) => set({ description })}
        />
        <DateField
          label={t('form.due')}
          format={DAY_FORMAT}
          value={due}
          onChange={(typed) => {
            setDue(typed)
            if (typed === '' || parseDate(typed, DAY_FORMAT) !== null) set({ due: typed })
          }}
          error={isWrong ? t('rule.day') : undefined}
        />
        {board.labels.length > 0 && (
          <Choices
            label={t('form.labels')}
            all={board.labels}
            chosen={draft.idLabels}
            onChange={(idLabels) => set({ idLabels })}
          />
        )}
        <Choices
          label={t('form.members')}
          all={board.members}
          chosen={draft.idMembers}
          onChange={(idMembers) => set({ idMembers })}
        />
        <SwitchField
          label={t('form.follow')}
          value={draft.subscribed}
          onChange={(subscribed) => set({ subscribed })}
        />
        <CardChecklists
          checklists={draft.checklists}
          onChange={(checklists) => set({ checklists })}
        />
        <CardFiles card={draft} own={board.members[0]?.id ?? ''} onChange={set} />
        <CardComments board={board} card={draft} onChange={set} />
      </FormLayout>
    </Dialog>
  )
}

interface ChoicesProps {
  label: string
  all: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

function Choices({ label, all, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {all.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            value={chosen.includes(id)}
            onChange={() => onChange(toggleIn(chosen, id))}
          />
        ))}
      </div>
    </fieldset>
  )
}
