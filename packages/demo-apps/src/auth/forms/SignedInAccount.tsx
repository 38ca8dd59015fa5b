import { Button } from '@portaria/ui/actions/Button'
import { Avatar } from '@portaria/ui/display/Avatar'
import type { DemoUser } from '../auth.types.ts'
import { authTexts } from '../texts/auth-texts.ts'

export interface SignedInAccountProps {
  person: DemoUser
  onLeave: () => void
}

/** The account that is signed in to the mock, in place of the form. */
export function SignedInAccount({ person, onLeave }: SignedInAccountProps) {
  const t = authTexts.useTexts()
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4 rounded-lg border border-line p-4">
        <Avatar name={person.data.displayName} src={person.data.photoURL} size="lg" />
        <span className="min-w-0">
          <span className="block truncate text-base font-medium">{person.data.displayName}</span>
          <span className="block truncate text-sm text-muted">{person.data.email}</span>
        </span>
      </div>
      <Button size="lg" onClick={onLeave}>
        {t('signedIn.leave')}
      </Button>
    </div>
  )
}
