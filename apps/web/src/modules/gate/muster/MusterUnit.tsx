import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import type { Muster } from '@portaria/contract/modules/gate/gate-rolls'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { CallLinks } from '../../../register-pages/field-kinds/CallLinks.tsx'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { useSeenWords } from '../../access/public/presence/use-seen-words.ts'
import { musterTexts } from './texts/muster-texts.ts'

type Unit = Muster['units'][number]

export interface MusterUnitProps {
  unit: Unit
  /** Ids of visits whose people were found. */
  ticks: ReadonlySet<string>
  onTick: (id: string) => void
}

/** The visitors of one unit, and the number of its residents. */
export function MusterUnit({ unit, ticks, onTick }: MusterUnitProps) {
  const t = musterTexts.useTexts()
  return (
    <section className="break-inside-avoid rounded-lg border border-line bg-surface px-4 py-3">
      <h3 className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-base font-semibold">{unit.title}</span>
        {unit.residents > 0 && (
          <span className="text-sm text-muted">{t('residents', { count: unit.residents })}</span>
        )}
      </h3>
      <ul className="divide-y divide-line">
        {unit.visits.map((visit) => (
          <Person key={visit.id} visit={visit} found={ticks.has(visit.id)} onTick={onTick} />
        ))}
      </ul>
    </section>
  )
}

interface PersonProps {
  visit: Unit['visits'][number]
  found: boolean
  onTick: (id: string) => void
}

function Person({ visit, found, onTick }: PersonProps) {
  const t = musterTexts.useTexts()
  const language = useLanguage()
  const { dateTime } = useFormats()
  const { id, guest_name: name, kind, companions, plate, phone, checked_in_at, confirmed } = visit
  const seenIn = useSeenWords()(visit.seen)
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
          {companions > 0 && <span>{t('with', { count: companions })}</span>}
          {!confirmed && <Badge tone="warning">{t('notConfirmed')}</Badge>}
        </span>
        <span className="tabular block text-sm text-muted">
          {[
            choiceWords(language, 'visits', 'kind', kind),
            t('since', { at: dateTime(checked_in_at) }),
            plate && codedValueTypes.plate.format(plate),
            seenIn,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {phone !== null && <CallLinks phone={phone} size="sm" />}
    </li>
  )
}
