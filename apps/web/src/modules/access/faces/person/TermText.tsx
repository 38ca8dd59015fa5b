import { directionOf, locales } from '@portaria/i18n/languages'
import type { ReadTerm } from './use-face-term.ts'

/** The term, paragraph by paragraph, in its own language and direction. */
export function TermText({ term }: { term: ReadTerm }) {
  const { language, title, paragraphs } = term
  return (
    <div
      lang={locales[language]}
      dir={directionOf(language)}
      className="flex flex-col gap-3 text-base leading-relaxed text-pretty"
    >
      <h3 className="font-semibold">{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
