import { may } from '@portaria/contract/define-register/permissions'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { HandoverFigures } from '@portaria/contract/modules/gate/handovers'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge } from '@portaria/ui/display/Badge'
import type { ReactNode } from 'react'
import { registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { handoverTexts } from './texts/handover-texts.ts'

export interface FigureSectionsProps {
  figures: HandoverFigures
  /** Whether each figure links to its list. On paper figures have no links. */
  linked?: boolean
}

type Line = { key: string; what: string; more?: string; count?: number; mark?: string | undefined }

/** The content of a handover: waiting, lent, and inside, with any irregularities. */
export function FigureSections({ figures, linked = false }: FigureSectionsProps) {
  const t = handoverTexts.useTexts()
  const { when } = useFormats()
  const { words } = useRegister()
  const { parcels, loans, visits, doors, alerts, departures, previous } = figures
  const choice = (field: string, value: string) =>
    choiceWords(words.language, 'parcels', field, value)
  const late = (count: number) => (count > 0 ? t('overdue', { count }) : undefined)
  const counted = (['inside', 'waiting', 'overstayed', 'blocked'] as const).map((name) => ({
    key: name,
    what: t(`visits.${name}`),
    count: visits[name],
  }))
  const link = (register: RegisterName, view?: string) => (linked ? { register, view } : undefined)
  return (
    <div className="flex flex-col gap-5">
      <Figures
        title={t('parcels')}
        link={link('parcels', parcels.some(({ overdue }) => overdue > 0) ? 'overdue' : 'held')}
        lines={parcels.map(({ kind, place, count, overdue }) => ({
          key: `${place} ${kind}`,
          what: choice('kind', kind),
          more: choice('place', place),
          count,
          mark: late(overdue),
        }))}
      />
      <Figures
        title={t('loans')}
        link={link('cabinets', 'lent')}
        lines={loans.map(({ id, item_name, borrower, lent_at, due_at, overdue }) => ({
          key: id,
          what: item_name,
          more: [
            t('since', { borrower, at: when(lent_at) }),
            due_at && t('due', { at: when(due_at) }),
          ]
            .filter(Boolean)
            .join(' · '),
          mark: overdue ? t('late') : undefined,
        }))}
      />
      <Figures
        title={t('visits.title')}
        link={link('visits', 'inside')}
        lines={counted.filter(({ count }) => count > 0)}
      />
      <Figures
        title={t('doors.title')}
        link={link('lockers')}
        lines={doors.map(({ locker, door, trouble }) => ({
          key: `${locker.id} ${door}`,
          what: door === null ? locker.title : t('doors.door', { locker: locker.title, door }),
          mark: t(`doors.${trouble}`),
        }))}
      />
      <Figures
        title={t('others')}
        lines={[
          { key: 'alerts', what: t('alerts'), count: alerts },
          { key: 'departures', what: t('departures'), count: departures },
        ].filter(({ count }) => count > 0)}
      />
      {previous && (previous.notes || previous.remark) && (
        <section className="break-inside-avoid">
          <Title link={linked ? registerPaths(registers.handovers).record(previous.id) : null}>
            {t('previous', { number: previous.number })}
          </Title>
          {[previous.notes, previous.remark].filter(Boolean).map((note) => (
            <p key={note} className="mt-1 text-sm whitespace-pre-line">
              {note}
            </p>
          ))}
        </section>
      )}
    </div>
  )
}

type FiguresProps = {
  title: string
  link?: { register: RegisterName; view: string | undefined } | undefined
  lines: readonly Line[]
}

function Figures({ title, link, lines }: FiguresProps) {
  const t = handoverTexts.useTexts()
  const { role } = useRegister()
  const mayOpen = link && may(role, registers[link.register], 'read')
  return (
    <section className="break-inside-avoid">
      <Title link={mayOpen ? listOf(link.register, link.view) : null}>{title}</Title>
      {lines.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{t('nothing')}</p>
      ) : (
        <ul className="ui-lines mt-1">
          {lines.map(({ key, what, more, count, mark }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-3 py-2 text-sm">
              <span className="min-w-0 flex-1">
                <span className="block font-medium break-words">{what}</span>
                {more && <span className="block text-muted">{more}</span>}
              </span>
              {mark && <Badge tone="warning">{mark}</Badge>}
              {count !== undefined && (
                <span className="tabular min-w-8 text-end font-semibold">{count}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Title({ link, children }: { link: string | null; children: ReactNode }) {
  return (
    <h3 className="text-sm font-semibold">
      {link === null ? children : <TextLink href={link}>{children}</TextLink>}
    </h3>
  )
}

/** The address of a list, in one of its standard views. */
function listOf(register: RegisterName, view: string | undefined): string {
  const definition = registers[register]
  const parameters = new URLSearchParams(view ? definition.list.views?.[view] : {})
  return `${registerPaths(definition).list}?${parameters}`
}
