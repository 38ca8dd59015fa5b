import { PaperSheet } from '../../../platform/letterhead/PaperSheet.tsx'
import type { IssuedLetter } from './letter-document.ts'
import { letterPlaces } from './letter-places.ts'

/** The printed letter where a PDF lacks letters of its text; its content is that of the PDF. */
export function LetterPaper({ letter: { text, digest } }: { letter: IssuedLetter }) {
  return (
    <PaperSheet>
      <div lang="pt" dir="ltr">
        <p className="text-sm break-words whitespace-pre-line">{text}</p>
        <Line word={letterPlaces.signed} />
        <section className="mt-8 break-inside-avoid text-sm">
          <p className="font-semibold">{letterPlaces.receipt}</p>
          <p>{letterPlaces.received}</p>
          {letterPlaces.lines.map((word) => (
            <Line key={word} word={word} />
          ))}
        </section>
        <p className="mt-8 text-xs break-all">{letterPlaces.code(digest)}</p>
      </div>
    </PaperSheet>
  )
}

/** A line to write on, with what belongs there below it. */
const Line = ({ word }: { word: string }) => (
  <p className="mt-12 max-w-100 border-t pt-1 text-xs">{word}</p>
)
