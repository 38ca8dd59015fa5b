import { IconButton } from '@portaria/ui/actions/IconButton'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { TextField } from '@portaria/ui/fields/TextField'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { frameTexts } from '../frame/texts/frame-texts.ts'

export type CheckItem = { id: string; checked: boolean; text: string }

export interface CheckListProps {
  label: string
  items: readonly CheckItem[]
  onChange: (items: CheckItem[]) => void
}

/** A list to check off; Enter adds the typed item. */
export function CheckList({ label, items, onChange }: CheckListProps) {
  const t = frameTexts.useTexts()
  const [typed, setTyped] = useState('')
  const add = () => {
    const text = typed.trim()
    if (text === '') return
    const id = String(Math.max(0, ...items.map((item) => Number(item.id.split('-').at(-1)))) + 1)
    onChange([...items, { id, checked: false, text }])
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    add()
  }
  const edit = (id: string, changes: Partial<CheckItem>) =>
    onChange(items.map((item) => (item.id === id ? { ...item, ...changes } : item)))
  return (
    <fieldset className="flex min-w-0 flex-1 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {items.map(({ id, text, checked }, index) => (
        <div key={id} className="flex items-center gap-2">
          <Checkbox
            aria-label={t('checkList.done', { text })}
            checked={checked}
            onChange={(next) => edit(id, { checked: next })}
          />
          <TextField
            label={t('checkList.item', { number: index + 1 })}
            labelHidden
            className="flex-1"
            value={text}
            onChange={(next) => edit(id, { text: next })}
          />
          <IconButton
            icon={X}
            label={t('checkList.removeItem', { text })}
            onClick={() => onChange(items.filter((item) => item.id !== id))}
          />
        </div>
      ))}
      <div className="flex items-center gap-2">
        <TextField
          label={t('checkList.newItem')}
          labelHidden
          placeholder={t('checkList.newItem')}
          className="flex-1"
          value={typed}
          onChange={setTyped}
          onKeyDown={press}
          onBlur={add}
        />
        <IconButton icon={Plus} label={t('checkList.addItem')} onClick={add} />
      </div>
    </fieldset>
  )
}
