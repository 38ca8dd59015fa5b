import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/define-register/permissions'
import { registerNames } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import {
  columnHead,
  otherHeads,
  type SpreadsheetColumn,
  spreadsheetColumns,
} from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { useWordsOf } from '../../../register-pages/register-words.ts'
import { ScrollTable } from '../blocks/ScrollTable.tsx'
import { documentationTexts } from '../texts/documentation-texts.ts'

/** The registers with pages on which a síndico can import a spreadsheet. */
const imported = registerNames
  .map((name): AnyRegister => registers[name])
  .filter((register) => register.paths !== null && may('sindico', register, 'import'))

/** Lists the columns of every spreadsheet that can be imported, from the definitions. */
export function ImportColumns() {
  const wordsOf = useWordsOf()
  return (
    <div className="flex flex-col gap-1">
      {imported.map((register) => (
        <Collapsible key={register.name} title={wordsOf(register).many}>
          <Columns register={register} />
        </Collapsible>
      ))}
    </div>
  )
}

function Columns({ register }: { register: AnyRegister }) {
  const t = documentationTexts.useTexts()
  const language = useLanguage()
  const wordsOf = useWordsOf()
  return (
    <ScrollTable
      title={wordsOf(register).many}
      head={[t('columns.column'), t('columns.also')]}
      rows={spreadsheetColumns(register).map((column) => ({
        key: column.key,
        cells: [
          <Head
            key="head"
            text={columnHead(language, column)}
            remark={remarkOf(column, (key) => t(`columns.${key}`))}
          />,
          <span key="also" className="text-muted">
            {otherHeads(column).join(', ')}
          </span>,
        ],
      }))}
    />
  )
}

function Head({ text, remark }: { text: string; remark: string | null }) {
  return (
    <>
      {text}
      {remark !== null && <span className="block text-xs font-normal text-muted">{remark}</span>}
    </>
  )
}

function remarkOf(
  { use, field, path, register }: SpreadsheetColumn,
  text: (key: 'required' | 'importOnly' | 'exportOnly') => string,
): string | null {
  if (use === 'import') return text('importOnly')
  if (field.readOnly) return text('exportOnly')
  const own = path.length === 1 && register.fields[path[0] ?? '']?.required
  return own && field.required ? text('required') : null
}
