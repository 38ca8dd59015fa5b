import { useLanguage } from '@portaria/i18n/react/texts'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import type { IconType } from '@portaria/ui/icon'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRole } from '../../platform/session/use-session.ts'
import {
  asImage,
  type RegisterRecord,
  recordTitle,
  registerPaths,
} from '../../register-pages/record.ts'
import { recordBadges } from '../../register-pages/record-badges.ts'
import { type Lines, recordLinesQuery } from './record-lines-query.ts'
import { landingTexts } from './texts/landing-texts.ts'

export interface RecordLinesProps {
  title: string
  lines: Lines
  icon: IconType
  /** Content below a row's title. */
  detail?: (record: RegisterRecord) => ReactNode
  /** Shown instead of rows if there are none. */
  none: string
  /** Hides the badges, if the title already names the state that all rows have. */
  plain?: boolean
  /** The action at the end of the title. */
  action?: ReactNode
}

/** The first rows of a register as large lines, each linked to its record. */
export function RecordLines(props: RecordLinesProps) {
  const { title, lines, icon: Icon, detail, none, plain = false, action } = props
  const { register } = lines
  const t = landingTexts.useTexts()
  const language = useLanguage()
  const role = useRole()
  const { link: Link } = useUi()
  const { list, record: page } = registerPaths(register)
  const hasPhoto = register.fields['photo_file_id'] !== undefined
  const { data, error, isLoading } = useQuery(recordLinesQuery(role, lines))
  const rows = data?.data ?? []
  const more = data !== undefined && data.meta.total > rows.length
  return (
    <Card title={title} footer={action}>
      {error && !data && (
        <Banner tone="warning" title={t('failed')}>
          {problemTextOf(error).detail}
        </Banner>
      )}
      {isLoading && <Unsized />}
      {!data && !error && <Skeleton className="h-28 w-full" />}
      {data && rows.length === 0 && <p className="text-sm text-pretty text-muted">{none}</p>}
      <ul className="-mx-2 flex flex-col">
        {rows.map((record) => {
          const name = recordTitle(register, record)
          const image = asImage(record['photo'])
          return (
            <li key={record.id}>
              <Link
                href={page(record.id) ?? undefined}
                className="flex min-h-14 items-center gap-3 rounded-lg px-2 py-1 hover:bg-row-hover"
              >
                {hasPhoto &&
                (image || register.name === 'residents' || register.name === 'visitors') ? (
                  <Avatar name={name} src={image?.url} size="lg" />
                ) : (
                  <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-hover text-muted">
                    <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                  </span>
                )}
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2 font-medium">
                    <bdi>{name}</bdi>
                  </span>
                  {detail && (
                    <span className="block truncate text-sm text-muted">{detail(record)}</span>
                  )}
                </span>
                {!plain && (
                  <span className="flex max-w-2/5 flex-wrap justify-end gap-1 empty:hidden">
                    {recordBadges(register, record, language).map(
                      ({ name: badge, tone, label }) => (
                        <Badge key={badge} tone={tone}>
                          {label}
                        </Badge>
                      ),
                    )}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
      {more && list && (
        <Link
          href={lines.params ? `${list}?${new URLSearchParams(lines.params)}` : list}
          className="mt-1 inline-flex min-h-11 items-center text-sm text-accent-ink hover:underline"
        >
          {t('all', { total: data.meta.total })}
        </Link>
      )}
    </Card>
  )
}
