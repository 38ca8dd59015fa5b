import { Button } from '@portaria/ui/actions/Button'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { readerTexts } from '../texts/reader-texts.ts'
import type { GivenCommand } from './use-reader-command.ts'

/**
 * Has the server give the reader a new password. After an outcome that nobody knows it is asked
 * once more before it is sent again.
 */
export function PasswordButton({ given }: { given: GivenCommand }) {
  const t = readerTexts.useTexts()
  const [isAsking, setAsking] = useState(false)
  const isUnsure = given.command?.kind === 'password' && given.command.state === 'unknown'
  const change = () => void given.action.run({ kind: 'password' })
  return (
    <>
      <Button
        icon={KeyRound}
        variant="primary"
        loading={given.isWaiting}
        onClick={() => (isUnsure ? setAsking(true) : change())}
      >
        {t('commands.password.give')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('confirmPassword.title')}
        text={t('confirmPassword.text')}
        confirmLabel={t('commands.password.give')}
        onConfirm={() => {
          setAsking(false)
          change()
        }}
      />
    </>
  )
}
