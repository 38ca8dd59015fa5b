import { may } from '@portaria/contract/define-register/permissions'
import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import {
  accessFacts,
  credentialKinds,
  denialReasons,
  type PersonKind,
  personKinds,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { formatDate } from '@portaria/contract/value-types/date'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { DateField } from '@portaria/ui/fields/DateField'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { FilterBar, FilterChip } from '@portaria/ui/table/FilterBar'
import { useState } from 'react'
import { useRole } from '../../../platform/session/use-session.ts'
import { useTitles } from '../../../register-pages/field-kinds/reference-search.ts'
import { RecordChip } from '../../../register-pages/list/RecordChip.tsx'
import { useWordsOf } from '../../../register-pages/register-words.ts'
import { pageTexts } from '../../../register-pages/texts/register-page-texts.ts'
import { registerOfKind, useCredentialWords, useKindWords } from '../decision/person-kinds.ts'
import { decisionTexts } from '../decision/texts/decision-texts.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { type AccessSearch, isDay } from './access-filters.ts'

export interface AccessChipsProps {
  search: AccessSearch
  onChange: (changes: Partial<AccessSearch>) => void
}

/** The filters of the list of accesses. */
export function AccessChips({ search, onChange }: AccessChipsProps) {
  const t = accessTexts.useTexts()
  const words = decisionTexts.useTexts()
  const kindWords = useKindWords()
  const role = useRole()
  const unit = useWordsOf()(apartments).one
  const { nounOf } = useCredentialWords()
  const seesAll = role !== null && may(role, accessPoints, 'read')
  const asOptions = <Word extends string>(all: readonly Word[], labelOf: (word: Word) => string) =>
    all.map((value) => ({ value, label: labelOf(value) }))
  return (
    <FilterBar label={t('events.filters')}>
      {seesAll && (
        <RecordChip
          register={accessPoints}
          label={t('events.point')}
          value={search.point_id}
          onChange={(id) => onChange({ point_id: id })}
        />
      )}
      {(seesAll || search.apartment_id !== '') && (
        <RecordChip
          register={apartments}
          label={unit}
          value={search.apartment_id}
          onChange={(id) => onChange({ apartment_id: id })}
        />
      )}
      <ChoiceChip
        label={t('events.fact')}
        options={asOptions(accessFacts, (fact) => words(`facts.${fact}`))}
        value={search.fact}
        onChange={(fact) => onChange({ fact })}
      />
      <ChoiceChip
        label={t('events.reason')}
        options={asOptions(denialReasons, (reason) => words(`reasons.${reason}`))}
        value={search.reason}
        onChange={(reason) => onChange({ reason })}
      />
      {search.person_id === '' ? (
        <ChoiceChip
          label={t('events.kind')}
          options={asOptions(personKinds, (kind) => kindWords(kind).many)}
          value={search.kind}
          onChange={(kind) => onChange({ kind })}
        />
      ) : (
        <PersonChip {...{ search, onChange }} />
      )}
      <ChoiceChip
        label={t('events.credential')}
        options={asOptions(credentialKinds, nounOf)}
        value={search.credential}
        onChange={(credential) => onChange({ credential })}
      />
      <PeriodChip {...{ search, onChange }} />
    </FilterBar>
  )
}

interface ChoiceChipProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function ChoiceChip({ label, options, value, onChange }: ChoiceChipProps) {
  const t = accessTexts.useTexts()
  const { list } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const chosen = value.split(',')
  const words = options.filter((option) => chosen.includes(option.value)).map((one) => one.label)
  return (
    <FilterChip
      label={label}
      value={words.length === 0 ? undefined : list(words)}
      open={isOpen}
      onOpenChange={setOpen}
      onClear={() => onChange('')}
    >
      <RadioGroupField
        label={label}
        labelHidden
        options={[{ value: '', label: t('events.all') }, ...options]}
        value={value}
        onChange={onChange}
      />
    </FilterChip>
  )
}

const isKind = (value: string): value is PersonKind => personKinds.some((kind) => kind === value)

/** The person whose accesses are shown: chosen on their record, taken away here. */
function PersonChip({ search, onChange }: AccessChipsProps) {
  const t = accessTexts.useTexts()
  const { person_id: id, kind } = search
  const register = registerOfKind[isKind(kind) ? kind : 'resident']
  const title = useTitles(register, [id]).get(id) ?? '…'
  return (
    <FilterChip
      label={t('events.person')}
      value={title}
      onClear={() => onChange({ person_id: '', kind: '' })}
    >
      <p className="text-sm">{title}</p>
    </FilterChip>
  )
}

function PeriodChip({ search, onChange }: AccessChipsProps) {
  const t = accessTexts.useTexts()
  const text = pageTexts.useTexts()
  const language = useLanguage()
  const from = search.from === '' ? '' : formatDate(search.from, language)
  const to = search.to === '' ? '' : formatDate(search.to, language)
  const words =
    from !== '' && to !== ''
      ? t('events.between', { from, to })
      : from !== ''
        ? t('events.since', { from })
        : to === ''
          ? undefined
          : t('events.until', { to })
  const fieldOf = (end: 'from' | 'to') => (
    <DateField
      label={t(`events.${end}`)}
      format="dd/mm/yyyy"
      placeholder={text('day')}
      value={search[end]}
      // A value that is no day yet is still being typed.
      onChange={(day) => (day === '' || isDay(day)) && onChange({ [end]: day })}
    />
  )
  return (
    <FilterChip
      label={t('events.period')}
      value={words}
      onClear={() => onChange({ from: '', to: '' })}
    >
      <div className="flex flex-col gap-3">
        {fieldOf('from')}
        {fieldOf('to')}
      </div>
    </FilterChip>
  )
}
