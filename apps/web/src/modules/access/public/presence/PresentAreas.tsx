import type {
  PresentArea,
  PresentPerson,
} from '@portaria/contract/modules/access/presence/presence'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { useState } from 'react'
import { CallLinks } from '../../../../register-pages/field-kinds/CallLinks.tsx'
import { useKindWords } from '../../decision/person-kinds.ts'
import { presenceTexts } from './texts/presence-texts.ts'
import { useCorrections } from './use-corrections.ts'

export interface PresentAreasProps {
  areas: readonly PresentArea[]
  /** Ids of people who were found. */
  ticks: ReadonlySet<string>
  onTick: (id: string) => void
}

/** The people who were seen by readers, by area, each with what makes it doubtful. */
export function PresentAreas({ areas, ticks, onTick }: PresentAreasProps) {
  const t = presenceTexts.useTexts()
  if (areas.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">{t('title')}</h2>
      {areas.map(({ area, people }) => (
        <section
          key={area}
          className="break-inside-avoid rounded-lg border border-line bg-surface px-4 py-3"
        >
          <h3 className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-base font-semibold">{area ?? t('unknownArea')}</span>
            <span className="text-sm text-muted">{t('people', { count: people.length })}</span>
          </h3>
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <Person
                key={person.id}
                person={person}
                found={ticks.has(person.id)}
                onTick={onTick}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface PersonProps {
  person: PresentPerson
  found: boolean
  onTick: (id: string) => void
}

function Person({ person, found, onTick }: PersonProps) {
  const t = presenceTexts.useTexts()
  const { when } = useFormats()
  const kindWords = useKindWords()
  const { id, kind, title: name, units, phone, seen_at, point, corrected_by, doubts } = person
  const details = [
    kindWords(kind).one,
    ...units,
    t('since', { at: when(seen_at) }),
    point !== null && t('by', { point }),
    corrected_by !== null && t('said', { name: corrected_by }),
  ]
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Checkbox
        checked={found}
        onChange={() => onTick(id)}
        aria-label={t('tick', { name })}
        className="size-6"
      />
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="text-base font-medium">{name}</span>
          {doubts.length > 0 && <Badge tone="warning">{t('doubt')}</Badge>}
        </span>
        <span className="tabular block text-sm text-muted">
          {details.filter(Boolean).join(' · ')}
        </span>
        {doubts.length > 0 && (
          <span className="block text-sm">
            {doubts.map((reason) => t(`reasons.${reason}`)).join('; ')}
          </span>
        )}
      </span>
      {phone !== null && <CallLinks phone={phone} size="sm" />}
      <Corrections person={person} />
    </li>
  )
}

function Corrections({ person }: { person: PresentPerson }) {
  const t = presenceTexts.useTexts()
  const corrections = useCorrections()
  const [asking, setAsking] = useState(false)
  if (corrections === null) return null
  const { busy, correct } = corrections
  const { title: name, doubts } = person
  return (
    <span className="ms-auto flex flex-wrap justify-end gap-2 print:hidden">
      {doubts.length > 0 && (
        <Button
          disabled={busy}
          aria-label={t('hereOf', { name })}
          onClick={() => void correct(person, true)}
        >
          {t('here')}
        </Button>
      )}
      <Button disabled={busy} aria-label={t('goneOf', { name })} onClick={() => setAsking(true)}>
        {t('gone')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('confirmGone', { name })}
        text={t('confirmGoneText')}
        confirmLabel={t('gone')}
        onConfirm={() => {
          setAsking(false)
          void correct(person, false)
        }}
      />
    </span>
  )
}
