import {
  DEMONSTRATION_PASSWORD,
  offeredAccounts,
} from '@portaria/contract/modules/accounts/demonstration-accounts'
import { Button } from '@portaria/ui/actions/Button'
import { useState } from 'react'
import { demonstrationTexts } from './texts/demonstration-texts.ts'

export interface DemonstrationAccountsProps {
  onChoose: (account: { email: string; password: string }) => Promise<void>
}

/** Signs in to a demonstration by one press, as one of its people. */
export function DemonstrationAccounts({ onChoose }: DemonstrationAccountsProps) {
  const t = demonstrationTexts.useTexts()
  const [busy, setBusy] = useState('')
  const choose = async (email: string) => {
    if (busy !== '') return
    setBusy(email)
    await onChoose({ email, password: DEMONSTRATION_PASSWORD })
    setBusy('')
  }
  return (
    <section
      aria-labelledby="demonstration-accounts"
      className="flex flex-col gap-3 border-t border-line pt-5"
    >
      <div>
        <h2 id="demonstration-accounts" className="font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm text-pretty text-muted">{t('text')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {offeredAccounts.map(({ email, name, role }) => (
          <li key={email} className="flex">
            <Button className="w-full" loading={busy === email} onClick={() => void choose(email)}>
              {t(`as.${role}`, { name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
