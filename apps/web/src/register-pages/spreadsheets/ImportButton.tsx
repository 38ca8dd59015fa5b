import { Button } from '@portaria/ui/actions/Button'
import { Upload } from 'lucide-react'
import { Suspense, useState, useTransition } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { useRegister } from '../register-context.tsx'
import { spreadsheetTexts } from './texts/spreadsheet-texts.ts'

const ImportDialog = lazyCode(async () => (await import('./import/ImportDialog.tsx')).ImportDialog)

/** Opens the import, whose code is then loaded; renders nothing for a role that may not import. */
export function ImportButton() {
  const { may } = useRegister()
  const text = spreadsheetTexts.useTexts()
  const [open, setOpen] = useState(false)
  const [coming, startTransition] = useTransition()
  if (!may('import')) return null
  return (
    <>
      <Button
        icon={Upload}
        loading={coming}
        // Phones rarely hold spreadsheets.
        className="max-sm:hidden"
        onClick={() => startTransition(() => setOpen(true))}
      >
        {text('import')}
      </Button>
      <Suspense>{open && <ImportDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
