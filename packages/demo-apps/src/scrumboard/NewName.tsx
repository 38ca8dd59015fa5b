import { Button } from '@portaria/ui/actions/Button'
import { TextField } from '@portaria/ui/fields/TextField'
import { Plus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { boardTexts } from './texts/board-texts.ts'

export interface NewNameProps {
  /** The word on the button that shows the field. */
  open: string
  label: string
  add: string
  onAdd: (name: string) => Promise<unknown>
}

/** Focuses the field when its button has shown it. */
const focusOn = (element: HTMLInputElement | null) => element?.focus()

/** Adds a name in place; the field stays open for the next one, and Escape closes it. */
export function NewName({ open, label, add, onAdd }: NewNameProps) {
  const t = boardTexts.useTexts()
  const [writes, setWrites] = useState(false)
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  if (!writes)
    return (
      <Button
        variant="ghost"
        icon={Plus}
        className="w-full justify-start"
        onClick={() => setWrites(true)}
      >
        {open}
      </Button>
    )
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const typed = name.trim()
    setTried(typed === '')
    if (typed === '') return
    setName('')
    await onAdd(typed)
  }
  const close = () => {
    setWrites(false)
    setTried(false)
    setName('')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-2.5"
    >
      <TextField
        label={label}
        labelHidden
        placeholder={label}
        ref={focusOn}
        value={name}
        onChange={setName}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
        error={tried ? t('rule.name') : undefined}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary">
          {add}
        </Button>
        <Button size="sm" onClick={close}>
          {t('form.close')}
        </Button>
      </div>
    </form>
  )
}
