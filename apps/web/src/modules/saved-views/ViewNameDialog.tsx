import { VIEW_NAME_MAX } from '@portaria/contract/modules/saved-views/saved-views'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { missing, useAction } from '../../platform/actions/use-action.ts'
import { ActionDialog } from '../../register-pages/actions/ActionDialog.tsx'
import { savedViewsTexts } from './texts/saved-views-texts.ts'

export interface ViewNameDialogProps {
  name: string
  title: string
  description: string | undefined
  /** Saves the view by this name; an error that it throws is shown under the field. */
  save: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a view. */
export function ViewNameDialog({ name, title, description, save, onClose }: ViewNameDialogProps) {
  const text = savedViewsTexts.useTexts()
  const [typed, setTyped] = useState(name)
  const action = useAction({
    check: () => missing({ name: typed }),
    send: () => save(typed.trim()),
    onDone: onClose,
  })
  return (
    <ActionDialog
      {...{ action, title, description, onClose }}
      button={text('saveAction')}
      fields={['name']}
    >
      <TextField
        label={text('name')}
        required
        value={typed}
        error={action.errors['name']}
        maxLength={VIEW_NAME_MAX}
        onChange={(value) => {
          setTyped(value)
          action.clear()
        }}
      />
    </ActionDialog>
  )
}
