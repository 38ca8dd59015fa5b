import { type Doubtful, type Refused, refused, unknown } from '../access-outcome.ts'
import type { HttpAnswer } from './reader-http.ts'
import { fieldOf, type Json, parseJson } from './reader-json.ts'

/** The answer to a command: its JSON (undefined for an empty body), or why there is none. */
export type CallResult =
  | { readonly result: 'answered'; readonly json: Json | undefined }
  | Refused
  | Doubtful

/** The end of a call that showed that the session is over; nothing was carried out. */
export const SESSION_OVER = 'session_over'

/**
 * Reads an answer. An ended session has three shapes: 401, an error that says "session", and 200
 * with an `error` or `message` that says so (devices §22).
 */
export function readAnswer(answer: HttpAnswer): CallResult | typeof SESSION_OVER {
  if (answer.kind === 'not_sent') return refused(answer.reason)
  if (answer.kind === 'lost') return unknown(answer.reason)
  const { status, body } = answer
  const text = body.toString('utf8')
  if (status === 401 && /access level/i.test(text)) return refused('factory_password')
  if (status === 401) return SESSION_OVER
  // Whoever fails may have done it before.
  if (status >= 500) return /session/i.test(text) ? SESSION_OVER : unknown('reader_failed')
  if (status >= 400) return /session/i.test(text) ? SESSION_OVER : refusedFor(text)
  if (status < 200 || status >= 300) return refused('reader_refused', `HTTP ${status}`)
  if (text.trim() === '') return { result: 'answered', json: undefined }
  const json = parseJson(text)
  if (json === undefined) return unknown('bad_answer')
  const [error, message] = [wordsOf(json, 'error'), wordsOf(json, 'message')]
  if (/session/i.test(`${error} ${message}`)) return SESSION_OVER
  return error === '' ? { result: 'answered', json } : refusedFor(error)
}

function wordsOf(json: Json, name: string): string {
  const words = fieldOf(json, name)
  if (words === undefined || words === null || words === false) return ''
  return typeof words === 'string' ? words : JSON.stringify(words)
}

/**
 * Reads a reader's error, whose words are not documented; the rest stays `reader_refused`. Its words
 * may repeat a row, so the digits of PINs and cards are left out.
 */
function refusedFor(told: string): Refused {
  const words = told.replaceAll(/\d{4,}/g, '…')
  if (/invalid command/i.test(words)) return refused('invalid_command')
  if (/unique constraint/i.test(words)) return refused('duplicate', words)
  if (/capacity|\bfull\b|limit (?:reached|exceeded)|too many/i.test(words))
    return refused('capacity_full', words)
  return refused('reader_refused', words)
}
