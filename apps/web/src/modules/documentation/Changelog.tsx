import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { useMemo } from 'react'
import type { ChangelogEntry } from './articles/article.ts'
import { versionAnchor } from './articles/sections.ts'
import { AnchoredHeading } from './blocks/AnchoredHeading.tsx'
import { Sentence } from './blocks/Sentence.tsx'
import { documentationTexts } from './texts/documentation-texts.ts'

/** The groups of one version, each with its badge (documentation §1). */
const groups = [
  { name: 'new', list: 'newChanges', tone: 'success' },
  { name: 'fixed', list: 'fixedChanges', tone: 'accent' },
  { name: 'breaking', list: 'breakingChanges', tone: 'warning' },
] as const satisfies readonly { name: string; list: keyof ChangelogEntry; tone: Tone }[]

/** Changes of each version, the newest first. */
export function Changelog({ entries }: { entries: readonly ChangelogEntry[] }) {
  const t = documentationTexts.useTexts()
  const day = useDay()
  return entries.map((entry) => (
    <section key={entry.version} className="flex flex-col gap-3">
      <AnchoredHeading article="changelog" id={versionAnchor(entry.version)} text={entry.version}>
        <time dateTime={entry.date} className="tabular text-sm font-normal text-muted">
          {day(entry.date)}
        </time>
      </AnchoredHeading>
      {entry.notes !== undefined && (
        <p className="text-pretty">
          <Sentence text={entry.notes} />
        </p>
      )}
      {groups.map(
        ({ name, list, tone }) =>
          entry[list].length > 0 && (
            <div key={name} className="flex flex-col items-start gap-2 pt-1">
              <Badge tone={tone}>{t(`changelog.${name}`)}</Badge>
              <ul className="flex list-disc flex-col gap-1.5 ps-6 [&>li::marker]:text-muted">
                {entry[list].map((change) => (
                  <li key={change} className="text-pretty">
                    <Sentence text={change} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  ))
}

/** An ISO day in the language of the page. */
function useDay(): (date: string) => string {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    return (date) => format.format(new Date(`${date}T00:00Z`))
  }, [language])
}
