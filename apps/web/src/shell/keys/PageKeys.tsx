import { Suspense, useEffect, useState } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { followPageKeys } from './page-keys.ts'

const KeysHelp = lazyCode(async () => (await import('./KeysHelp.tsx')).KeysHelp)

/** Handles the keys of the page; "?" lists them. */
export function PageKeys() {
  const [open, setOpen] = useState<boolean>()
  useEffect(() => followPageKeys(() => setOpen(true)), [])
  if (open === undefined) return null
  return (
    <Suspense>
      <KeysHelp open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}
