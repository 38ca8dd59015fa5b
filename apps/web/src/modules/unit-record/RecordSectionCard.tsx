import type { RecordSection } from '@portaria/contract/modules/unit-record/unit-record'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { companyToday } from '../../platform/company-day.ts'
import { headingWords } from '../../register-pages/field-kinds/field-words.ts'
import { periodWords } from './period-words.ts'
import { sectionLines } from './record-lines.ts'
import { recordTexts } from './texts/unit-record-texts.ts'

export interface RecordSectionCardProps {
  section: RecordSection
  title: string
  /** What stands below its rows. */
  children?: ReactNode
}

/** One section of the record, on screen and on paper: current rows first, each with its dates. */
export function RecordSectionCard({ section, title, children }: RecordSectionCardProps) {
  const t = recordTexts.useTexts()
  const language = useLanguage()
  const { count, dayWords, span } = useFormats()
  const { total, total_is: totalIs } = section
  const today = companyToday()
  return (
    <Card
      title={title}
      actions={<Badge>{totalIs === 'exact' ? count(total) : `${count(total)}+`}</Badge>}
    >
      <ul className="ui-lines">
        {sectionLines(section, { language, wordsOf: headingWords }).map((line) => {
          const isOver = line.to !== null && line.to < today
          return (
            <li
              key={line.id}
              className="flex break-inside-avoid flex-wrap items-baseline gap-x-4 py-2.5 text-sm first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  {line.href ? (
                    <TextLink href={line.href}>{line.title}</TextLink>
                  ) : (
                    <span className="font-medium">{line.title}</span>
                  )}
                  {line.badges.map(({ name: badge, tone, label }) => (
                    <Badge key={badge} tone={tone}>
                      {label}
                    </Badge>
                  ))}
                </p>
                {line.details.length > 0 && (
                  <p className="text-muted">
                    {/* Keeps numbers in order between words of the other direction. */}
                    {line.details.map((part, nth) => (
                      <Fragment key={part}>
                        {nth > 0 && ' · '}
                        <bdi>{part}</bdi>
                      </Fragment>
                    ))}
                  </p>
                )}
              </div>
              <p className={clsx('tabular shrink-0', isOver && 'text-muted')}>
                {line.moments ? span(...line.moments) : periodWords(t, line, today, dayWords)}
              </p>
            </li>
          )
        })}
      </ul>
      {children}
    </Card>
  )
}
