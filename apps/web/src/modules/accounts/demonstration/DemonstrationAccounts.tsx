import {
  DEMONSTRATION_PASSWORD,
  offeredAccounts,
} from '@portaria/contract/modules/accounts/demonstration-accounts'
import { Button } from '@portaria/ui/actions/Button'
import { useAction } from '../../../platform/actions/use-action.ts'
import { demonstrationTexts } from './texts/demonstration-texts.ts'

export interface DemonstrationAccountsProps {
  onChoose: (account: { email: string; password: string }) => Promise<void>
}

/** Buttons that sign in to a demonstration as one of its people. */
export function DemonstrationAccounts({ onChoose }: DemonstrationAccountsProps) {
  const t = demonstrationTexts.useTexts()
  const { running, run } = useAction({
    send: (email: string) => onChoose({ email, password: DEMONSTRATION_PASSWORD }),
  })
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
            <Button className="w-full" loading={running === email} onClick={() => void run(email)}>
              {t(`as.${role}`, { name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
