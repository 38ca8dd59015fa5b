import type { ReaderQuestion } from '@portaria/drivers/access/inbound-fact'
import type { Presented } from '../../decisions/presented.ts'
import type { Subject } from '../subjects.ts'

/** What a reader says of a credential, in a question or in its log. */
type Shown = Pick<ReaderQuestion, 'card' | 'tag' | 'qrCode' | 'pin' | 'means'>

/**
 * Returns what somebody presented at a reader. A credential itself counts before the number by which
 * the reader knows its person; no name is read (devices §29). `isBarred`: PINs are not looked up.
 */
export function presentedOf(
  question: Shown,
  subject: Subject | undefined,
  { isBarred }: { isBarred: boolean },
): readonly [Presented, ...Presented[]] {
  const { card, tag, qrCode, pin } = question
  const shown: Presented[] = []
  if (card !== null) shown.push({ kind: 'card', number: card })
  if (tag !== null) shown.push({ kind: 'tag', number: /^0x/i.test(tag) ? tag : `0x${tag}` })
  if (qrCode !== null) shown.push({ kind: 'qr', text: qrCode })
  if (pin !== null) shown.push(isBarred ? unknown('pin') : { kind: 'pin', digits: pin })
  const [first, ...others] = shown
  return first ? [first, ...others] : [identified(question, subject)]
}

const unknown = (kind: Presented['kind']): Presented => ({ kind, isUnknown: true })

/** Whom the reader identified without saying by what number or code. */
function identified({ means }: Shown, subject: Subject | undefined): Presented {
  if (subject?.cardId != null) return { kind: 'card', cardId: subject.cardId }
  const byPin = means === 'pin'
  if (subject?.passId != null) return { kind: byPin ? 'pin' : 'qr', passId: subject.passId }
  const person = subject?.inhabitant ?? null
  if (person === null) return unknown(byPin ? 'pin' : means === 'card' ? 'card' : 'face')
  const isDuress = subject?.isDuress === true
  if (byPin || isDuress) return { kind: 'pin', person, isDuress }
  return means === 'card' ? unknown('card') : { kind: 'face', person }
}
