import { Button } from '@portaria/ui/actions/Button'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { identityTexts } from '../identities/texts/identity-texts.ts'
import { LinkRealtimeDialog } from './LinkRealtimeDialog.tsx'

/** Opens the form that links an account of the realtime database service. */
export function LinkRealtime({ provider }: { provider: string }) {
  const t = identityTexts.useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={Link2} onClick={() => setOpen(true)}>
        {t('panel.link', { provider })}
      </Button>
      {open && <LinkRealtimeDialog provider={provider} onClose={() => setOpen(false)} />}
    </>
  )
}
