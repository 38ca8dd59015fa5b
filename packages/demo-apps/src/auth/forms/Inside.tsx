import { Button } from '@portaria/ui/actions/Button'
import { Avatar } from '@portaria/ui/display/Avatar'
import type { DemoUser } from '../auth.types.ts'
import { authTexts } from '../texts/auth-texts.ts'

export interface InsideProps {
  person: DemoUser
  onLeave: () => void
}

/** Who is in the demonstration, in the place of the form. */
export function Inside({ person, onLeave }: InsideProps) {
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
        {t('inside.leave')}
      </Button>
    </div>
  )
}
