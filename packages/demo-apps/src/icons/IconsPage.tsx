import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { usePageTitle } from '../host/use-demo-host.ts'
import { hasWords } from '../text/plain-text.ts'
import { IconDrawer } from './IconDrawer.tsx'
import { IconPicture } from './IconPicture.tsx'
import type { IconEntry, IconsCalls } from './icons.types.ts'
import { type IconCategory, iconTexts } from './texts/icon-texts.ts'

const { query } = demoClient<IconsCalls>()

/** `/ui/icons`: the catalogue of icons, with search. */
export function IconsPage() {
  const t = iconTexts.useTexts()
  usePageTitle(t('title'))
  const { data } = useSuspenseQuery(query('GET /api/icons'))
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const [opened, setOpened] = useState<IconEntry | null>(null)
  const wanted = useDeferredValue(typed)
  const named = (each: string) => t(`categories.${each as IconCategory}`)
  const categories = [...new Set(data.flatMap((icon) => icon.categories))]
    .map((value) => ({ value, label: named(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const found = data.filter(
    (icon) =>
      (category === null || icon.categories.includes(category)) &&
      hasWords([icon.name, ...icon.tags, ...icon.categories.map(named)].join(' '), wanted),
  )
  return (
    <Page kind="wide">
      <PageHeader
        title={t('title')}
        description={t('description')}
        count={t('found', { count: found.length })}
      />
      <div className="flex flex-wrap items-center gap-3 pb-5">
        <SearchField
          label={t('search')}
          value={typed}
          onChange={setTyped}
          className="min-w-60 flex-1 sm:max-w-120"
        />
        <SelectField
          label={t('category')}
          labelHidden
          size="sm"
          options={categories}
          value={category}
          onChange={setCategory}
          placeholder={t('every')}
          emptyLabel={t('every')}
          className="w-56"
        />
      </div>
      <output className="sr-only">{t('found', { count: found.length })}</output>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('noneTitle')}
          text={t('noneText')}
          action={
            <Button
              onClick={() => {
                setTyped('')
                setCategory(null)
              }}
            >
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <Grid icons={found} onOpen={setOpened} />
      )}
      <IconDrawer icon={opened} onClose={() => setOpened(null)} />
    </Page>
  )
}

interface GridProps {
  icons: readonly IconEntry[]
  onOpen: (icon: IconEntry) => void
}

function Grid({ icons, onOpen }: GridProps) {
  return useMemo(
    () => (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2 pb-6">
        {icons.map((icon) => (
          <li key={icon.name}>
            <button
              type="button"
              onClick={() => onOpen(icon)}
              className="flex h-28 w-full flex-col items-center justify-center gap-3 rounded-lg border border-line bg-surface px-2 hover:border-line-strong"
            >
              <IconPicture name={icon.name} size={24} />
              <span className="w-full text-center text-xs break-words text-muted">
                {icon.name.replaceAll('_', ' ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    ),
    [icons, onOpen],
  )
}
