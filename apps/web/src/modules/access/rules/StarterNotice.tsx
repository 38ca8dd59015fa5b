import { mayUse } from '@portaria/contract/define-register/permissions'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { starterRulesQuery } from '../access-calls.ts'
import { accessTexts } from '../texts/access-texts.ts'
import type { StarterDialogProps } from './StarterDialog.tsx'

/** Loaded when the dialog is opened. */
const StarterDialog = lazyPart<StarterDialogProps>(
  async () => (await import('./StarterDialog.tsx')).StarterDialog,
)

/** The notice above a list. */
export function StarterNoticeOfList() {
  return (
    <div className="pb-3 empty:hidden">
      <StarterNotice />
    </div>
  )
}

/** Tells that there are points and no rule, and offers the first rules; else renders nothing. */
export function StarterNotice() {
  const t = accessTexts.useTexts()
  const { role } = useRegister()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...starterRulesQuery, enabled: mayUse(role, 'access.propose') })
  if (!data || data.length === 0) return null
  return (
    <>
      <Banner tone="accent" title={t('starter.title')}>
        <p className="text-pretty">{t('starter.text')}</p>
        <Button
          size="sm"
          variant="primary"
          className="mt-2"
          onPointerEnter={() => void StarterDialog.fetch().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          {t('starter.open')}
        </Button>
      </Banner>
      {isOpen && <StarterDialog proposed={data} onClose={() => setOpen(false)} />}
    </>
  )
}
