import { Button } from '@portaria/ui/actions/Button'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { PresenceDialog } from './PresenceDialog.tsx'
import { presenceTexts } from './texts/presence-texts.ts'
import { useCorrections } from './use-corrections.ts'

/** The button by which somebody who was seen is added to the people inside. */
export function AddPresent() {
  const t = presenceTexts.useTexts()
  const [adding, setAdding] = useState(false)
  if (useCorrections() === null) return null
  return (
    <>
      <Button icon={UserRoundPlus} onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
      {adding && <PresenceDialog onClose={() => setAdding(false)} />}
    </>
  )
}
