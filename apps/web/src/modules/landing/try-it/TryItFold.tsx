import type { Role } from '@portaria/contract/actors/roles'
import { Button } from '@portaria/ui/actions/Button'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { TryIt } from './TryIt.tsx'
import { tryItTexts } from './texts/try-it-texts.ts'

/** The tour behind one button, above a screen of work or a resident's home. */
export function TryItFold({ role }: { role: Role }) {
  const t = tryItTexts.useTexts()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="flex flex-col print:hidden">
      <Button
        size="sm"
        variant="ghost"
        className="-ms-2 self-start"
        icon={open ? ChevronUp : ChevronDown}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('title')}
      </Button>
      <div id={id} hidden={!open} className="pt-1 pb-2">
        {open && <TryIt role={role} />}
      </div>
    </div>
  )
}
