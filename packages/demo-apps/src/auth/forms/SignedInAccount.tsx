import { Button } from '@portaria/ui/actions/Button'
import { Avatar } from '@portaria/ui/display/Avatar'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import type { DemoUser } from '../auth.types.ts'
import { authTexts } from '../texts/auth-texts.ts'

export interface SignedInAccountProps {
  person: DemoUser
  onRename: (displayName: string) => Promise<void>
  onLeave: () => void
}

/** The account signed in to the mock, shown instead of the form. */
export function SignedInAccount({ person, onRename, onLeave }: SignedInAccountProps) {
  const t = authTexts.useTexts()
  const [name, setName] = useState(person.data.displayName)
  const [busy, setBusy] = useState(false)
  const rename = async () => {
    setBusy(true)
    await onRename(name.trim())
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4 rounded-lg border border-line p-4">
        <Avatar name={person.data.displayName} src={person.data.photoURL} size="lg" />
        <span className="min-w-0">
          <span className="block truncate text-base font-medium">{person.data.displayName}</span>
          <span className="block truncate text-sm text-muted">{person.data.email}</span>
        </span>
      </div>
      <FormLayout onSubmit={() => void rename()} className="gap-3">
        <TextField label={t('field.displayName')} value={name} onChange={setName} />
        <Button type="submit" loading={busy} disabled={name.trim() === ''}>
          {t('signedIn.rename')}
        </Button>
      </FormLayout>
      <Button size="lg" onClick={onLeave}>
        {t('signedIn.leave')}
      </Button>
    </div>
  )
}
