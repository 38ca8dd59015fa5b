import type { MissingTarget } from '@portaria/contract/answers/import-answers'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { useWordsOf } from '../../register-words.ts'
import { MISSING_LISTED } from './limits.ts'
import { groupMissing, type MissingGroup, parentRegister } from './missing-groups.ts'
import { importTexts } from './texts/import-texts.ts'

export interface MissingTargetsProps {
  missing: readonly MissingTarget[]
  createMissing: boolean
  onChange: (createMissing: boolean) => void
}

/** Lists the records that the file names but that do not exist, and offers to create them. */
export function MissingTargets({ missing, createMissing, onChange }: MissingTargetsProps) {
  const text = importTexts.useTexts()
  const wordsOf = useWordsOf()
  const groups = groupMissing(missing)
  const parentOf = groups
    .map(({ register }) => parentRegister(register))
    .find((one) => one !== null)
  const parents = parentOf ? wordsOf(parentOf) : null
  return (
    <section aria-label={text('missing.title')} className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{text('missing.title')}</h3>
      <SwitchField
        label={text('missing.switch')}
        description={text('missing.hint')}
        value={createMissing}
        onChange={onChange}
      />
      {createMissing && groups.length > 0 && (
        <div className="rounded-lg border border-line px-4 py-2">
          {groups.map((group) => (
            <Group key={`${group.register} ${group.parent}`} group={group} />
          ))}
          <p className="py-2 text-sm text-muted">
            {missing.length >= MISSING_LISTED && `${text('missing.more')} `}
            {parents && `${text(`missing.parents.${parents.gender}`, { many: parents.many })} `}
            {text('missing.check')}
          </p>
        </div>
      )}
    </section>
  )
}

/** Shows one group, such as "Ipê Amarelo: 203 apartamentos", with the titles of its records. */
function Group({ group }: { group: MissingGroup }) {
  const text = importTexts.useTexts()
  const { count } = useFormats()
  const wordsOf = useWordsOf()
  const words = wordsOf(registers[group.register])
  const many = `${count(group.items.length)} ${group.items.length === 1 ? words.inOne : words.inMany}`
  const items = group.items.map((item) =>
    text('missing.item', { title: item.title, count: item.lines }),
  )
  const { parent: title } = group
  return (
    <Collapsible title={title ? text('missing.group', { title, many }) : many}>
      <p className="text-sm text-muted">{items.join(', ')}</p>
    </Collapsible>
  )
}
