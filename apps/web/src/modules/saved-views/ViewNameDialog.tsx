import { VIEW_NAME_MAX } from '@portaria/contract/modules/saved-views/saved-views'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { fieldTextsOf, problemTextOf } from '../../platform/problem-text.ts'
import { savedViewsTexts } from './texts/saved-views-texts.ts'

export interface ViewNameDialogProps {
  name: string
  title: string
  description: string | undefined
  /** Keeps the view by this name; what it throws is shown under the field. */
  save: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks what a view is called. */
export function ViewNameDialog({ name, title, description, save, onClose }: ViewNameDialogProps) {
  const text = savedViewsTexts.useTexts()
  const language = useLanguage()
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    const wanted = typed.trim()
    if (wanted === '') {
      setError(fieldText(language, 'required'))
      return
    }
    setBusy(true)
    try {
      await save(wanted)
      onClose()
    } catch (problem) {
      setError(fieldTextsOf(problem)['name'] ?? problemTextOf(problem).detail)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void submit()}>
            {text('saveAction')}
          </Button>
        </>
      }
    >
      <FormLayout label={title} onSubmit={() => void submit()}>
        <TextField
          label={text('name')}
          value={typed}
          error={error}
          maxLength={VIEW_NAME_MAX}
          onChange={(value) => {
            setTyped(value)
            setError(undefined)
          }}
        />
      </FormLayout>
    </Dialog>
  )
}
