import { documentIn } from '@portaria/contract/define-register/look-ups'
import { type DeskPack, DOCUMENT_MARK_BYTES } from '@portaria/contract/modules/gate/desk-pack'
import { cnh } from '@portaria/contract/value-types/cnh'
import { cpf } from '@portaria/contract/value-types/cpf'
import {
  cpfKey,
  idDoc,
  idDocKey,
  saidBefore,
  type TypedIdDoc,
} from '@portaria/contract/value-types/id-doc'
import { neighbourCountries } from '@portaria/contract/value-types/national-ids'
import { fromBase64Url, toBase64Url } from '../../../platform/base64url.ts'

const utf8 = new TextEncoder()

/** The mark that stands for a document's key in the pack, in base64url. */
export async function documentMark(
  { mark_key }: Pick<DeskPack, 'mark_key'>,
  documentKey: string,
): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' } as const
  const key = await crypto.subtle.importKey('raw', fromBase64Url(mark_key), hmac, false, ['sign'])
  const whole = await crypto.subtle.sign('HMAC', key, utf8.encode(documentKey))
  return toBase64Url(new Uint8Array(whole).subarray(0, DOCUMENT_MARK_BYTES))
}

/** The digest that stands for the code of a pass in the pack, in base64url. */
export async function codeDigest(code: string): Promise<string> {
  const whole = await crypto.subtle.digest('SHA-256', utf8.encode(code.toUpperCase()))
  return toBase64Url(new Uint8Array(whole))
}

/** A document as a form sends it. */
export type SentDocument = { cpf?: string | null; id_doc?: TypedIdDoc | null }

/** The key of a document; null for none or an invalid one. */
export function keyOfDocument({ cpf: typedCpf, id_doc: typed }: SentDocument): string | null {
  if (typed) {
    const read = idDoc.parse(typed)
    return read.ok ? idDocKey(read.value) : null
  }
  const read = cpf.parse(typedCpf ?? '')
  return read.ok ? cpfKey(read.value) : null
}

/**
 * Documents that a bare number may belong to: one issued in Brazil, or a neighbouring country's.
 */
const papers: readonly Omit<TypedIdDoc, 'number'>[] = [
  { kind: 'crnm' },
  { kind: 'crnm', country: 'BR' },
  { kind: 'passport' },
  { kind: 'passport', country: 'BR' },
  ...neighbourCountries.flatMap((country) => [
    { kind: 'passport', country },
    { kind: 'national_id', country },
  ]),
]

/**
 * The possible document keys for a number typed alone, if the number is unique within its country.
 */
export function keysOfNumber(searched: string): string[] {
  const typed = saidBefore(searched)?.number ?? searched
  const isNumber = documentIn(searched)?.kind === 'id_doc'
  const asCpf = keyOfDocument({ cpf: typed })
  const licence = cnh.parse(typed)
  const isLicence = licence.ok && licence.warning === undefined
  const asCnh = isLicence ? keyOfDocument({ id_doc: { kind: 'cnh', number: typed } }) : null
  const others = isNumber
    ? papers.map((paper) => keyOfDocument({ id_doc: { ...paper, number: typed } }))
    : []
  return [...new Set([asCpf, asCnh, ...others].filter((key) => key !== null))]
}
