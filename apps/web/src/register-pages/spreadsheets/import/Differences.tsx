import type { LineDifference } from '@portaria/contract/answers/import-answers'
import { fieldWords } from '../../field-kinds/field-words.ts'
import { listField } from '../../list-fields.ts'
import { useRegister } from '../../register-context.tsx'
import { useTitles } from './reference-titles.ts'
import { importTexts } from './texts/import-texts.ts'

export interface DifferencesProps {
  differences: readonly LineDifference[]
}

/** Shows what each line would change in its record: the old and the new value of each field. */
export function Differences({ differences }: DifferencesProps) {
  const text = importTexts.useTexts()
  const titles = useTitles(differences)
  return (
    <ul className="ui-lines rounded-lg border border-line">
      {differences.map((difference) => (
        <li key={difference.line} className="px-4 py-3 text-sm">
          <p className="font-medium">
            {titles.get(difference.row_id)}{' '}
            <span className="font-normal text-muted">
              {text('existing.line', { line: difference.line })}
            </span>
          </p>
          <Changes {...{ difference, titles }} />
        </li>
      ))}
    </ul>
  )
}

interface ChangesProps {
  difference: LineDifference
  titles: ReadonlyMap<string, string>
}

function Changes({ difference, titles }: ChangesProps) {
  const text = importTexts.useTexts()
  const { register, words, labelOf } = useRegister()
  const wordsOf = (name: string, value: unknown) => {
    const field = listField(register, name)
    if (!field) return ''
    if (typeof value === 'string' && field.kind === 'reference') return titles.get(value) ?? ''
    return fieldWords(value, { language: words.language, register: register.name, name, field })
  }
  return (
    <dl className="mt-1 flex flex-col gap-1">
      {Object.entries(difference.changes).map(([name, [from, to]]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{labelOf(name)}:</dt>
          <dd className="min-w-0 break-words">
            <span className="text-muted">{wordsOf(name, from) || text('existing.empty')}</span>
            <span aria-hidden> → </span>
            <span className="sr-only"> {text('existing.becomes')} </span>
            <span className="font-medium">{wordsOf(name, to) || text('existing.empty')}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
