import { Button } from '@portaria/ui/actions/Button'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { DateField } from '@portaria/ui/fields/DateField'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { toggleIn } from '../lists/toggle-in.ts'
import { todoTexts } from './texts/todo-texts.ts'
import type { Todo, TodoCalls } from './todo.types.ts'
import type { TodoSets } from './todo-places.ts'
import { brokenRulesOf } from './todo-rules.ts'

const { change } = demoClient<TodoCalls>()

export interface TodoDialogProps {
  /** A to-do without an id is new. */
  todo: Todo | Omit<Todo, 'id'>
  sets: TodoSets
  onClose: () => void
}

/** The form of a to-do. */
export function TodoDialog({ todo, sets, onClose }: TodoDialogProps) {
  const t = todoTexts.useTexts()
  const [draft, setDraft] = useState(todo)
  const [tried, setTried] = useState(false)
  const broken = brokenRulesOf(draft)
  const errorOf = (field: keyof typeof broken) => {
    const rule = tried ? broken[field] : undefined
    return rule === undefined ? undefined : t(`rule.${rule}`)
  }
  const set = (changes: Partial<Todo>) => setDraft({ ...draft, ...changes })
  const save = async () => {
    setTried(true)
    if (Object.keys(broken).length > 0) return
    const body = { ...draft, title: draft.title.trim() }
    await ('id' in body
      ? change('POST /api/todo-app/update-todo', { body })
      : change('POST /api/todo-app/new-todo', { body }))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      title={'id' in todo ? t('form.edit') : t('new')}
      footer={
        <>
          {'id' in todo && <RemoveButton todo={todo} onDone={onClose} />}
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
          onChange={(title) => set({ title })}
          error={errorOf('title')}
        />
        <TextArea
          label={t('form.notes')}
          value={draft.notes}
          onChange={(notes) => set({ notes })}
        />
        <FieldRow>
          {(['startDate', 'dueDate'] as const).map((name) => (
            <DateField
              key={name}
              label={t(`form.${name}`)}
              format="dd/mm/yyyy"
              value={draft[name]}
              onChange={(day) => set({ [name]: day })}
              error={errorOf(name)}
            />
          ))}
        </FieldRow>
        <SelectField
          label={t('form.folder')}
          emptyLabel={t('form.noFolder')}
          value={draft.folder === undefined ? null : String(draft.folder)}
          onChange={(folder) => {
            const { folder: _former, ...rest } = draft
            setDraft(folder === null ? rest : { ...rest, folder: Number(folder) })
          }}
          options={sets.folders
            .filter(({ handle }) => handle !== 'all')
            .map(({ id, handle }) => ({ value: String(id), label: t(`folder.${handle}`) }))}
        />
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{t('labels')}</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {sets.labels.map(({ id, handle }) => (
              <CheckboxField
                key={handle}
                label={t(`label.${handle}`)}
                value={draft.labels.includes(id)}
                onChange={() => set({ labels: toggleIn(draft.labels, id) })}
              />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {(['completed', 'important', 'starred'] as const).map((mark) => (
            <CheckboxField
              key={mark}
              label={t(`form.${mark}`)}
              value={draft[mark]}
              onChange={(on) => set({ [mark]: on })}
            />
          ))}
        </div>
      </FormLayout>
    </Dialog>
  )
}

/** Marks a to-do as deleted, which can be undone, or restores it. */
function RemoveButton({ todo, onDone }: { todo: Todo; onDone: () => void }) {
  const t = todoTexts.useTexts()
  const frame = frameTexts.useTexts()
  const restore = () =>
    change('POST /api/todo-app/update-todo', { body: { ...todo, deleted: false } })
  const press = async () => {
    if (todo.deleted) await restore()
    else {
      await change('POST /api/todo-app/remove-todo', { body: todo.id })
      showToast({
        title: t('removed'),
        text: todo.title,
        action: { label: frame('undo'), onPress: () => void restore() },
      })
    }
    onDone()
  }
  return (
    <Button className="me-auto" onClick={() => void press()}>
      {t(todo.deleted ? 'form.restore' : 'form.delete')}
    </Button>
  )
}
