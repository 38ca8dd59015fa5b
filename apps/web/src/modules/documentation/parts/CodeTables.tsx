import { type ProblemCode, problems } from '@portaria/contract/answers/errors'
import { fieldText, problemText } from '@portaria/contract/loaded-texts/problem-texts'
import { fieldCodes } from '@portaria/contract/record-checks/field-codes'
import { useLanguage } from '@portaria/i18n/react/texts'
import { ScrollTable } from '../blocks/ScrollTable.tsx'
import { documentationTexts } from '../texts/documentation-texts.ts'

const problemCodes = Object.keys(problems) as ProblemCode[]

function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className="font-mono text-xs">
      {children}
    </code>
  )
}

/** Lists every code of a problem document, with its status and text. */
export function ProblemCodes() {
  const t = documentationTexts.useTexts()
  const language = useLanguage()
  return (
    <ScrollTable
      title={t('problems.code')}
      head={[t('problems.code'), t('problems.status'), t('problems.meaning')]}
      rows={problemCodes.map((code) => ({
        key: code,
        cells: [
          <Code key="code">{code}</Code>,
          problems[code],
          `${problemText(language, code).title}. ${problemText(language, code).detail}`,
        ],
      }))}
    />
  )
}

/** Lists every code of a field's error, with its sentence. */
export function FieldCodes() {
  const t = documentationTexts.useTexts()
  const language = useLanguage()
  return (
    <ScrollTable
      title={t('problems.code')}
      head={[t('problems.code'), t('problems.meaning')]}
      rows={fieldCodes.map((code) => ({
        key: code,
        cells: [<Code key="code">{code}</Code>, fieldText(language, code)],
      }))}
    />
  )
}
