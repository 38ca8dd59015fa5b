import { Button } from '@portaria/ui/actions/Button'
import { ChipsField } from '@portaria/ui/fields/ChipsField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { FormattedText } from '../editor/FormattedText.tsx'
import type { MailCalls } from './mail.types.ts'
import { isBegun, type MailDraft, peopleOf, wrongAddress } from './mail-drafts.ts'
import { folderIds } from './mail-places.ts'
import { mailTexts } from './texts/mail-texts.ts'

const { change } = demoClient<MailCalls>()

export interface WriteDialogProps {
  draft: MailDraft
  onClose: () => void
}

/** Writes a mail. Closing stores it as a draft; only discarding loses it. */
export function WriteDialog({ draft: begun, onClose }: WriteDialogProps) {
  const t = mailTexts.useTexts()
  const [draft, setDraft] = useState(begun)
  const [tried, setTried] = useState(false)
  const wrong = wrongAddress(draft.to)
  const error =
    draft.to.length === 0
      ? t('rule.to')
      : wrong === null
        ? undefined
        : t('rule.address', { address: wrong })
  const put = async (folder: 1 | 2) => {
    const { kept, subject, message } = draft
    const content = { to: peopleOf(draft.to), subject: subject.trim(), message, folder }
    const time = new Date().toISOString()
    await (kept === null
      ? change('POST /api/mail-app/new-mail', { body: content })
      : change('POST /api/mail-app/update-mail', { body: { ...kept, ...content, time } }))
  }
  const send = async () => {
    setTried(true)
    if (error !== undefined) return
    await put(folderIds.sent)
    showToast({ title: t('form.sent'), text: t('form.sample'), tone: 'success' })
    onClose()
  }
  const keep = async () => {
    if (draft !== begun && isBegun(draft)) {
      await put(folderIds.drafts)
      showToast({ title: t('form.kept') })
    }
    onClose()
  }
  const discard = async () => {
    if (draft.kept !== null)
      await change('POST /api/mail-app/delete-mails', {
        body: { selectedMailIds: [draft.kept.id] },
      })
    onClose()
  }
  return (
    <Dialog
      open
      keepsTyped
      onOpenChange={() => void keep()}
      closeOnOutsidePress={false}
      size="lg"
      title={t('form.title')}
      description={t('form.sample')}
      footer={
        <>
          <Button className="me-auto" onClick={() => void discard()}>
            {t('form.discard')}
          </Button>
          <Button onClick={() => void keep()}>{t('form.keep')}</Button>
          <Button variant="primary" onClick={() => void send()}>
            {t('form.send')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('form.title')} onSubmit={() => void send()} className="gap-field">
        <ChipsField
          label={t('form.to')}
          description={t('form.toHelp')}
          required
          value={draft.to}
          onChange={(to) => setDraft({ ...draft, to })}
          error={tried ? error : undefined}
        />
        <TextField
          label={t('form.subject')}
          value={draft.subject}
          onChange={(subject) => setDraft({ ...draft, subject })}
        />
        <FormattedText
          label={t('form.message')}
          value={draft.message}
          onChange={(message) => setDraft({ ...draft, message })}
        />
      </FormLayout>
    </Dialog>
  )
}
