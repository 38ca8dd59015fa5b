import { TextLink } from '@portaria/ui/actions/TextLink'
import { Kbd } from '@portaria/ui/display/Kbd'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { readInline } from '../articles/inline.ts'

/** The maximum length of code, in characters, that fits on one line of any screen. */
const SHORT = 24

/** A sentence of an article with its labels, code, keys and links. */
export function Sentence({ text }: { text: string }) {
  return readInline(text).map((piece, index) => {
    // The order of the pieces never changes.
    const key = `${index}`
    switch (piece.kind) {
      case 'label':
        return (
          <strong key={key} className="font-semibold">
            {piece.text}
          </strong>
        )
      case 'code':
        return (
          <code
            key={key}
            dir="ltr"
            className={clsx(
              'rounded-sm bg-hover px-1 py-0.5 font-mono text-[0.9em]',
              piece.text.length > SHORT ? 'break-words' : 'whitespace-nowrap',
            )}
          >
            {piece.text}
          </code>
        )
      case 'keys':
        return (
          <span key={key} className="inline-flex gap-1 whitespace-nowrap">
            {piece.keys.map((each) => (
              <Kbd key={each}>{each}</Kbd>
            ))}
          </span>
        )
      case 'link':
        return (
          <TextLink key={key} href={piece.href}>
            {/* An address in Arabic text keeps its direction. */}
            <bdi>{piece.text}</bdi>
          </TextLink>
        )
      default:
        return <Fragment key={key}>{piece.text}</Fragment>
    }
  })
}
