import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import type { LoginRefusal } from '@portaria/contract/modules/accounts/invitations'
import { useLanguage } from '@portaria/i18n/react/texts'
import { invitationsTexts } from './texts/invitations-texts.ts'

/** Names listed for one reason; the others are only counted. */
const LISTED = 12

/** Lists the people who received nothing, by reason. */
export function RefusalList({ refusals }: { refusals: readonly LoginRefusal[] }) {
  const t = invitationsTexts.useTexts()
  const language = useLanguage()
  const byCode = Map.groupBy(refusals, ({ code }) => code)
  const reasonOf = (code: string) =>
    code === 'stale' || code === 'not_found' ? t('many.stale') : fieldText(language, code)
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {[...byCode].map(([code, those]) => (
        <li key={code}>
          <p className="font-medium">
            {reasonOf(code)} <span className="tabular text-muted">({those.length})</span>
          </p>
          <p className="text-muted">
            {those
              .slice(0, LISTED)
              .map(({ title }) => title)
              .join(', ')}
            {those.length > LISTED && ` ${t('many.more', { count: those.length - LISTED })}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
