import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { FileDown } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { usePaper } from '../../../platform/letterhead/use-paper.ts'
import { isWritable } from '../../../platform/pdf/pdf-letters.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { datedFileName, saveFile } from '../../../register-pages/spreadsheets/save-file.ts'
import { LetterPaper } from './LetterPaper.tsx'
import type { IssuedLetter } from './letter-document.ts'
import { violationTexts } from './texts/violation-texts.ts'

const kinds = ['warning', 'decision'] as const

/** The issued letters of a violation, each with its PDF. */
export const Letters = ({ record }: RecordSlotProps) =>
  kinds.map((kind) => {
    const [text, digest] = [record[`${kind}_text`], record[`${kind}_digest`]]
    return typeof text === 'string' && typeof digest === 'string' && text !== '' ? (
      <Letter key={kind} kind={kind} letter={{ text, digest }} />
    ) : null
  })

interface LetterProps {
  kind: (typeof kinds)[number]
  letter: IssuedLetter
}

function Letter({ kind, letter }: LetterProps) {
  const text = violationTexts.useTexts()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({ title: text('failed'), text: problemTextOf(error).detail }),
  })
  const [paper, print] = usePaper()
  const save = () =>
    attempt(async () => {
      // The PDF's font lacks letters of this text, so the browser prints it.
      if (!isWritable('pt', letter)) return print(<LetterPaper letter={letter} />)
      const [{ paperOf }, { letterDocument }] = await Promise.all([
        import('../../../platform/pdf/save-pdf.ts'),
        import('./letter-document.ts'),
      ])
      const [title = ''] = letter.text.split('\n')
      saveFile(await paperOf(letterDocument(letter)), datedFileName(title, 'pdf'))
    })
  return (
    <Card
      title={text(kind)}
      actions={
        <Button icon={FileDown} size="sm" loading={busy} onClick={() => void save()}>
          {text('pdf')}
        </Button>
      }
    >
      <p lang="pt" dir="ltr" className="text-sm break-words whitespace-pre-line">
        {letter.text}
      </p>
      <p className="mt-4 text-xs break-all text-muted">{text('digest', letter)}</p>
      {paper}
    </Card>
  )
}
