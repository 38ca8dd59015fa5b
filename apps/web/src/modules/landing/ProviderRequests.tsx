import type { Assigned } from '@portaria/contract/modules/landing/landing'
import { requests as requestsRegister } from '@portaria/contract/modules/matters/requests/requests'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { registerPaths } from '../../register-pages/record.ts'
import { recordBadges } from '../../register-pages/record-badges.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** Lists a provider's tasks, each a link to its request. */
export function ProviderRequests({ requests }: Pick<Assigned, 'requests'>) {
  const t = landingTexts.useTexts()
  const language = useLanguage()
  const { dayWords } = useFormats()
  const { link: Link } = useUi()
  if (requests.length === 0)
    return <p className="text-sm text-pretty text-muted">{t('providerNoRequests')}</p>
  return (
    <ul className="-mx-2 flex flex-col">
      {requests.map(({ id, number, subject, state, priority, due_on: due }) => (
        <li key={id}>
          <Link
            href={registerPaths(requestsRegister).record(id) ?? undefined}
            className="flex min-h-14 items-center gap-3 rounded-lg px-2 py-1 hover:bg-row-hover"
          >
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-medium">{subject}</span>
              <span className="block text-sm text-muted">
                {t('home.requestNumber', { number })}
                {due && ` · ${t('home.requestDue', { day: dayWords(due) })}`}
              </span>
            </span>
            <span className="flex max-w-2/5 flex-wrap justify-end gap-1">
              {recordBadges(requestsRegister, { state, priority }, language).map(
                ({ name, tone, label }) => (
                  <Badge key={name} tone={tone}>
                    {label}
                  </Badge>
                ),
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
