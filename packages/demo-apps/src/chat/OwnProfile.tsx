import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { ChatFace } from './ChatFace.tsx'
import { type ChatCalls, type ChatUser, chatStatuses } from './chat.types.ts'
import { chatTexts } from './texts/chat-texts.ts'

const { change } = demoClient<ChatCalls>()

/** The user's own picture, state and mood, which can be changed. */
export function OwnProfile({ user }: { user: ChatUser }) {
  const t = chatTexts.useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-14 items-center gap-3 rounded-lg bg-sunken px-2.5 py-1.5 text-start hover-fade hover:bg-hover"
      >
        <ChatFace person={user} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{user.name}</span>
          <span className="block truncate text-xs text-muted">
            {user.mood || t(`status.${user.status}`)}
          </span>
        </span>
        <span className="sr-only">{t('profile.edit')}</span>
      </button>
      {open && <ProfileDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

function ProfileDialog({ user, onClose }: { user: ChatUser; onClose: () => void }) {
  const t = chatTexts.useTexts()
  const [{ name, mood, status }, setDraft] = useState(user)
  const [tried, setTried] = useState(false)
  const isNameless = name.trim() === ''
  const save = async () => {
    setTried(true)
    if (isNameless) return
    await change('POST /api/chat/user/data', {
      body: { name: name.trim(), mood: mood.trim(), status },
    })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('profile.edit')}
      footer={
        <Button variant="primary" onClick={() => void save()}>
          {t('profile.save')}
        </Button>
      }
    >
      <FormLayout label={t('profile.edit')} onSubmit={() => void save()} className="gap-field">
        <TextField
          label={t('profile.name')}
          required
          value={name}
          onChange={(next) => setDraft({ ...user, mood, status, name: next })}
          error={tried && isNameless ? t('profile.rule') : undefined}
        />
        <TextField
          label={t('profile.mood')}
          maxLength={80}
          value={mood}
          onChange={(next) => setDraft({ ...user, name, status, mood: next })}
        />
        <SelectField
          label={t('profile.status')}
          value={status}
          onChange={(next) => {
            const chosen = chatStatuses.find((each) => each === next)
            if (chosen !== undefined) setDraft({ ...user, name, mood, status: chosen })
          }}
          options={chatStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </FormLayout>
    </Dialog>
  )
}
