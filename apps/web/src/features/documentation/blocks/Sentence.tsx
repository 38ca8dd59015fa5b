import { TextLink } from '@portaria/ui/actions/TextLink'
import { Kbd } from '@portaria/ui/display/Kbd'
import { Fragment } from 'react'
import { readInline } from '../articles/inline.ts'

/** A sentence of an article with its labels, code, keys and links. */
export function Sentence({ text }: { text: string }) {
  return readInline(text).map((piece, index) => {
    // Pieces of a sentence never change places.
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
            className="rounded-sm bg-hover px-1 py-0.5 font-mono text-[0.9em] break-words"
          >
            {piece.text}
          </code>
        )
      case 'key':
        return <Kbd key={key}>{piece.text}</Kbd>
      case 'link':
        return (
          <TextLink key={key} href={piece.href}>
            {piece.text}
          </TextLink>
        )
      default:
        return <Fragment key={key}>{piece.text}</Fragment>
    }
  })
}
