import type { Role } from '@portaria/contract/roles'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useWordsOf } from '../../register-pages/register-words.ts'
import type { NavigationItem } from '../../shell/navigation-model.ts'
import { totalsQuery } from './landing-queries.ts'
import { creatableRegisters } from './paged-registers.ts'
import { landingTexts } from './texts/landing-texts.ts'

export interface QuickActionsProps {
  role: Role
  pages: readonly NavigationItem[]
}

/** Few elements, since there are as many tiles as pages; the arrow shows under the pointer. */
const tileClass =
  "grid min-h-16 flex-1 content-center grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg px-4 hover:bg-row-hover hover:after:col-start-3 hover:after:row-span-2 hover:after:row-start-1 hover:after:text-muted hover:after:content-['→'/''] rtl:hover:after:content-['←'/'']"

/** A tile for each page of the menu, with a link to add for who may. */
export function QuickActions({ role, pages }: QuickActionsProps) {
  const t = landingTexts.useTexts()
  const { link: Link } = useUi()
  const wordsOf = useWordsOf()
  const { count } = useFormats()
  const creatable = creatableRegisters(role)
  const tiles = pages.filter((page) => !/^\/(apps\/dashboards|documentation)\//.test(page.url))
  const { data: totals } = useQuery(totalsQuery)
  const totalOf = (id: string) => {
    const total = totals?.get(id)?.total
    return total === undefined ? '' : count(total)
  }
  if (tiles.length === 0) {
    return (
      <EmptyState
        icon={CircleCheck}
        title={t('nothing')}
        action={<ButtonLink href="/pages/profile">{t('profile')}</ButtonLink>}
      />
    )
  }
  return (
    <section aria-label={t('quick')}>
      <h2 className="mb-3 text-sm font-semibold">{t('quick')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
        {tiles.map(({ id, title, url, icon: Icon }) => {
          const register = creatable.find(({ name }) => name === id)
          return (
            <li key={id} className="flex flex-col rounded-lg border border-line bg-surface">
              <Link href={url} className={tileClass}>
                <Icon
                  aria-hidden
                  className="row-span-2 size-9 rounded-lg bg-accent-soft p-2 text-accent-ink"
                  strokeWidth={1.75}
                />
                <span className="truncate font-medium">{title}</span>
                <span className="tabular col-start-2 h-5 text-sm text-muted">{totalOf(id)}</span>
              </Link>
              {register && (
                <Link
                  href={`${register.paths.item}/new`}
                  className="flex min-h-11 items-center rounded-b-lg border-t border-line px-4 text-sm text-accent-ink hover:bg-row-hover"
                >
                  {t('add', { thing: wordsOf(register).inOne })}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
