import { mayAct } from '@portaria/contract/permissions'
import { registerText } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Grid3x3 } from 'lucide-react'
import { useState } from 'react'
import { useRole } from '../../platform/session/use-session.ts'
import type { FormSlotProps } from '../../register-pages/register-slots.tsx'
import { useFilledTerms } from '../../register-pages/register-words.ts'
import { GenerateDialog } from './GenerateDialog.tsx'

/** Makes all apartments of a tower at once. */
export function GenerateApartments({ register, record }: FormSlotProps) {
  const language = useLanguage()
  const fill = useFilledTerms()
  const role = useRole()
  const [open, setOpen] = useState(false)
  if (!role || !mayAct(role, register, 'generate-apartments')) return null
  return (
    <>
      <Button icon={Grid3x3} onClick={() => setOpen(true)}>
        {fill(registerText(language, register.name).actions?.['generate-apartments'] ?? '')}
      </Button>
      {open && <GenerateDialog {...{ register, record }} onClose={() => setOpen(false)} />}
    </>
  )
}
