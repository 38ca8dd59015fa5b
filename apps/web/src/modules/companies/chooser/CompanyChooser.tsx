import type { CompaniesAnswer, Company } from '@portaria/contract/modules/accounts/sign-in'
import { CommandPalette } from '@portaria/ui/overlays/CommandPalette'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Building2, ChevronsUpDown, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'
import { callApi } from '../../../platform/http-client.ts'
import { type ChosenTenant, chooseTenant } from '../../../platform/session/session.store.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { showCompanyChooser, useCompanyChooserOpen } from '../../../shell/company-chooser.ts'
import { companyTexts } from './texts/company-texts.ts'

export interface CompanyChooserProps {
  /** Called when another company was chosen. */
  onChosen: (company: ChosenTenant | null) => void
}

/** The toolbar's control for the company of a platform role: shows it, and searches for another. */
export function CompanyChooser({ onChosen }: CompanyChooserProps) {
  const t = companyTexts.useTexts()
  const { chosen } = useSession()
  const open = useCompanyChooserOpen()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const search = useQuery({
    queryKey: ['companies', asked],
    queryFn: ({ signal }) =>
      callApi<CompaniesAnswer>('/companies', { query: { q: asked }, signal }),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const show = (next: boolean) => {
    showCompanyChooser(next)
    if (!next) setQuery('')
  }
  const choose = (company: ChosenTenant | null) => {
    if (company?.id === chosen?.id) return
    chooseTenant(company)
    onChosen(company)
  }
  const items = (search.data?.data ?? []).map((company) => ({
    id: company.id,
    icon: Building2,
    label: company.name,
    aside: asideOf(company, t('inactive')),
    onSelect: () => choose({ id: company.id, name: company.name }),
  }))
  const leave = { id: 'leave', icon: X, label: t('clear'), onSelect: () => choose(null) }
  const name = chosen === null ? t('choose') : chosen.name || t('chosen')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={chosen === null ? name : t('current', { company: name })}
        data-tooltip={name}
        onClick={() => show(true)}
        className={`flex h-9 max-w-56 min-w-9 shrink items-center gap-2 rounded-lg px-2.5 text-sm font-medium pointer-coarse:h-11 ${chosen === null ? 'bg-accent-soft text-accent-ink' : 'hover:bg-hover'}`}
      >
        <Building2 aria-hidden className="size-4.5 shrink-0" />
        <span className="truncate max-sm:hidden">{name}</span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden" />
      </button>
      <CommandPalette
        open={open}
        onOpenChange={show}
        label={t('search')}
        query={query}
        onQueryChange={setQuery}
        loading={search.isFetching}
        groups={[
          { label: t('companies'), items },
          ...(chosen !== null && query === '' ? [{ label: name, items: [leave] }] : []),
        ]}
        empty={search.isError ? t('failed') : t('empty')}
        footer={hasKeyboard() && t('keys')}
      />
    </>
  )
}

function asideOf(company: Company, inactive: string): string | undefined {
  return company.status === 'INATIVO' ? inactive : undefined
}
