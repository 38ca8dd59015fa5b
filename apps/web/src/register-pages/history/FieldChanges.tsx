import type { HistoryEntry } from '@portaria/contract/answers/register-answers'
import type { Field } from '@portaria/contract/define-register/field'
import { seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import { registerNames } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { fieldKinds } from '../field-kinds/field-kinds.ts'
import { fieldWords } from '../field-kinds/field-words.ts'
import { listField } from '../list-fields.ts'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { agreementOf, useWordsOf } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { historyTexts } from './texts/history-texts.ts'

/**
 * Finds the register of a name: a change made by an action may list rows that it created in another
 * register.
 */
const registerName = (name: string) => registerNames.find((one) => one === name)
const madeField: Field = { kind: 'text' }

interface FieldChangesProps {
  /** The current record; the words of the values agree with its gender. */
  record: RegisterRecord
  changes: HistoryEntry['changes']
}

/** Lists the old and new value of each changed field, as far as the reader may see them. */
export function FieldChanges({ record, changes }: FieldChangesProps) {
  const text = historyTexts.useTexts()
  const page = pageTexts.useTexts()
  const { register, role, words, labelOf } = useRegister()
  const { language } = words
  const wordsOf = useWordsOf()
  const said = agreementOf(register, record, language)
  const lines = Object.entries(changes).flatMap(([name, [from, to]]) => {
    const made = registerName(name)
    const field = made ? madeField : listField(register, name)
    if (!field) return []
    const label = made ? wordsOf(registers[made]).many : labelOf(name)
    const hidden = field.sensitive && !seesSensitive(register, role)
    const place = { language, register: register.name, name, field, said }
    const [before, after] = [fieldWords(from, place), fieldWords(to, place)]
    const onlyChanged = fieldKinds[field.kind].history === 'changed'
    if (!hidden && !onlyChanged && before === '' && after === '') return []
    return [{ name, label, before, after, hidden, onlyChanged }]
  })
  return (
    lines.length > 0 && (
      <dl className="mt-2 flex flex-col gap-1.5 text-ink">
        {lines.map(({ name, label, before, after, hidden, onlyChanged }) => (
          <div key={name}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="break-words">
              {hidden && text('protected')}
              {!hidden && onlyChanged && text('changed')}
              {!hidden && !onlyChanged && before !== '' && (
                <>
                  <s className="text-muted">{before}</s>
                  <span aria-hidden> → </span>
                </>
              )}
              {!hidden && !onlyChanged && (after || page('merge.empty'))}
            </dd>
          </div>
        ))}
      </dl>
    )
  )
}
