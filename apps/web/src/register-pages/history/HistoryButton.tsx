import { Button } from '@portaria/ui/actions/Button'
import { useRouter } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'

const HistoryDrawer = lazyCode(async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer)

/**
 * Opens the history of a record, for roles that may read it; `?show=history` opens it with the
 * page.
 */
export function HistoryButton({ record }: { record: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const { may } = useRegister()
  const { latestLocation } = useRouter()
  const [open, setOpen] = useState(
    () => new URLSearchParams(latestLocation.searchStr).get('show') === 'history',
  )
  if (!may('history')) return null
  return (
    <>
      <Button icon={History} onClick={() => setOpen(true)}>
        {text('form.history')}
      </Button>
      {open && (
        <Suspense>
          <HistoryDrawer record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
