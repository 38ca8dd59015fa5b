import { Button } from '@portaria/ui/actions/Button'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { LinkRealtimeDialog } from './LinkRealtimeDialog.tsx'
import { realtimeProviderTexts } from './texts/realtime-provider-texts.ts'

/** Opens the form that links an account of the realtime database service. */
export function LinkRealtime({ provider }: { provider: string }) {
  const t = realtimeProviderTexts.useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={Link2} onClick={() => setOpen(true)}>
        {t('link.action', { provider })}
      </Button>
      {open && <LinkRealtimeDialog provider={provider} onClose={() => setOpen(false)} />}
    </>
  )
}
