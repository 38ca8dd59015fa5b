import { Kbd } from '@portaria/ui/display/Kbd'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useEffect, useState } from 'react'
import { shellTexts } from '../texts/shell-texts.ts'
import { followPageKeys } from './page-keys.ts'
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx'

const keys = [
  ['find', 'Ctrl K'],
  ['search', '/'],
  ['rows', '↓ ↑'],
  ['open', 'Enter'],
  ['back', 'Esc'],
  ['save', 'Ctrl Enter'],
  ['help', '?'],
] as const

/** The keys of the page; "?" shows them. */
export function PageKeys() {
  const t = shellTexts.useTexts()
  const [open, setOpen] = useState(false)
  useEffect(() => followPageKeys(() => setOpen(true)), [])
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('keys.title')} size="sm">
      <dl className="mb-6 grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 text-sm">
        {keys.map(([name, key]) => (
          <div key={name} className="contents">
            <dt>{t(`keys.${name}`)}</dt>
            <dd dir="ltr" className="text-end">
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch />
    </Dialog>
  )
}
