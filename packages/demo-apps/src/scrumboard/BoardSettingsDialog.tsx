import { Button } from '@portaria/ui/actions/Button'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import { useDemoHost } from '../host/use-demo-host.ts'
import { type Board, boardColours, type ScrumboardCalls } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

const { change } = demoClient<ScrumboardCalls>()

export interface BoardSettingsDialogProps {
  board: Board
  onClose: () => void
}

/** Name, colour and covers of a board, and its deletion. */
export function BoardSettingsDialog({ board, onClose }: BoardSettingsDialogProps) {
  const t = boardTexts.useTexts()
  const { go } = useDemoHost()
  const [name, setName] = useState(board.name)
  const [settings, setSettings] = useState(board.settings)
  const boardId = board.id
  const boardTitle = name.trim()
  const save = async () => {
    if (boardTitle === '') return
    await change('POST /api/scrumboard-app/board/settings/update', { body: { boardId, settings } })
    if (boardTitle !== board.name)
      await change('POST /api/scrumboard-app/board/rename', { body: { boardId, boardTitle } })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      size="sm"
      title={t('settings.open')}
      footer={
        <>
          <DeleteButton
            className="me-auto"
            title={t('settings.sure', { name: board.name })}
            text={t('settings.sureText')}
            confirm={t('settings.delete')}
            onConfirm={async () => {
              go('/apps/scrumboard/boards', { replace: true })
              await change('POST /api/scrumboard-app/board/delete', { body: { boardId } })
            }}
          >
            {t('settings.delete')}
          </DeleteButton>
          <Button variant="primary" onClick={() => void save()}>
            {t('settings.save')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('settings.open')} onSubmit={() => void save()} className="gap-field">
        <TextField
          label={t('boardName')}
          required
          value={name}
          onChange={setName}
          error={boardTitle === '' ? t('rule.name') : undefined}
        />
        <SelectField
          label={t('settings.color')}
          value={settings.color}
          onChange={(next) => {
            const color = boardColours.find((each) => each === next)
            if (color !== undefined) setSettings({ ...settings, color })
          }}
          options={boardColours.map((value) => ({ value, label: t(`colour.${value}`) }))}
        />
        <CheckboxField
          label={t('settings.subscribed')}
          value={settings.subscribed}
          onChange={(subscribed) => setSettings({ ...settings, subscribed })}
        />
        <CheckboxField
          label={t('settings.covers')}
          value={settings.cardCoverImages}
          onChange={(cardCoverImages) => setSettings({ ...settings, cardCoverImages })}
        />
      </FormLayout>
    </Dialog>
  )
}
