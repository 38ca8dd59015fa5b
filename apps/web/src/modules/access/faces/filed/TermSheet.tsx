import type { FiledFace } from '@portaria/contract/modules/access/faces/face-answers'
import { PaperSheet } from '../../../../platform/letterhead/PaperSheet.tsx'
import { TermText } from '../person/TermText.tsx'
import type { ReadTerm } from '../person/use-face-term.ts'
import { filedFaceTexts } from './texts/filed-face-texts.ts'

export interface TermSheetProps {
  term: ReadTerm
  face: FiledFace
}

/** The term on paper, with the lines that the person signs. */
export function TermSheet({ term, face: { person } }: TermSheetProps) {
  const t = filedFaceTexts.useTexts()
  return (
    <PaperSheet>
      <TermText term={term} />
      <p className="mt-3 text-sm">{t('sheet.version', { version: term.version })}</p>
      <dl className="mt-8 flex flex-col gap-8">
        <Line word={t('sheet.name')} value={person.name} />
        {person.is_minor && <Line word={t('sheet.guardian')} />}
        <Line word={t('sheet.day')} />
        <Line word={t('sheet.signature')} />
      </dl>
    </PaperSheet>
  )
}

/** One line to write on, with what belongs there below it. */
function Line({ word, value = '' }: { word: string; value?: string }) {
  return (
    <div className="flex max-w-120 break-inside-avoid flex-col-reverse">
      <dt className="border-t pt-1 text-sm">{word}</dt>
      <dd className="min-h-8 self-start pb-1">{value}</dd>
    </div>
  )
}
