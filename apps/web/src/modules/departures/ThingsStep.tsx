import type { FoundThing } from '@portaria/contract/modules/departures/departures'
import { DateField } from '@portaria/ui/fields/DateField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import {
  type Decision,
  decisionOf,
  heirsOf,
  keyOf,
  optionsOf,
  sentOf,
  thingsOf,
} from './departure-plan.ts'
import type { StepProps } from './step-props.ts'
import { departuresTexts } from './texts/departures-texts.ts'
import { useThingWords } from './use-thing-words.ts'

/** Lists everything that belongs to the people who leave, with a decision on each thing. */
export function ThingsStep(props: StepProps) {
  const { overview, plan } = props
  const things = thingsOf(overview, plan)
  const { person, household } = overview
  const holds = ({ id }: { id: string }) => things.some(({ person_id: of }) => of === id)
  const people = [
    person,
    ...household.filter(({ id }) => plan.with.includes(id)),
    ...sentOf(overview, plan).filter(holds),
  ]
  return (
    <div className="flex flex-col gap-5">
      {people.map(({ id, title }) => (
        <section key={id}>
          <h3 className="mb-1 text-sm font-semibold">{title}</h3>
          <ul className="ui-lines">
            {things
              .filter((thing) => thing.person_id === id)
              .map((thing) => (
                <Thing key={keyOf(thing)} {...props} thing={thing} things={things} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface ThingProps extends StepProps {
  thing: FoundThing
  things: readonly FoundThing[]
}

function Thing({ overview, plan, onChange, thing, things }: ThingProps) {
  const t = departuresTexts.useTexts()
  const wordsOf = useThingWords()
  const heirs = heirsOf(overview, plan)
  const options = optionsOf(thing, plan, { things, heirs })
  const decision = decisionOf(thing, plan, options)
  const key = keyOf(thing)
  const words = (option: Decision) => {
    if (option.startsWith('transfer:')) {
      const heir = heirs.find(({ id }) => option.endsWith(id))
      return t('choices.transfer', { name: heir?.title ?? '' })
    }
    const choice = plan.now && option === 'end' ? 'now' : (option as 'end')
    return t(`${thing.kind === 'parcel' ? 'parcelChoices' : 'choices'}.${choice}`)
  }
  const decide = (value: string | null) => {
    const chosen = options.find((option) => option === value)
    if (!chosen) return
    onChange({
      decisions: { ...plan.decisions, [key]: chosen },
      days: { ...plan.days, [key]: plan.days[key] ?? plan.lastDay },
    })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block text-sm font-medium break-words">
          {thing.kind === 'person' ? t('kinds.person') : thing.title}
        </span>
        {thing.kind !== 'person' && (
          <span className="block text-sm text-muted">{wordsOf(thing)}</span>
        )}
      </span>
      {options.length > 1 ? (
        <SelectField
          labelHidden
          size="sm"
          label={t('choices.of', { title: thing.title })}
          value={decision ?? null}
          onChange={decide}
          options={options.map((option) => ({ value: option, label: words(option) }))}
          className="w-full sm:w-60"
        />
      ) : (
        <span className="text-sm text-muted sm:w-60">
          {thing.kind === 'loan' || thing.kind === 'role'
            ? t(`choices.${thing.kind}`)
            : t(
                thing.kind === 'person'
                  ? 'choices.person'
                  : plan.now
                    ? 'choices.now'
                    : 'choices.end',
              )}
        </span>
      )}
      {decision === 'date' && (
        <DateField
          labelHidden
          label={t('choices.dayOf', { title: thing.title })}
          format="dd/mm/yyyy"
          min={overview.today}
          max={plan.lastDay}
          value={plan.days[key] ?? plan.lastDay}
          onChange={(day) => onChange({ days: { ...plan.days, [key]: day } })}
          className="w-full sm:ms-auto sm:w-60"
        />
      )}
    </li>
  )
}
