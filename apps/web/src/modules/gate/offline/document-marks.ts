import { type DeskPack, DOCUMENT_MARK_BYTES } from '@portaria/contract/modules/gate/desk-pack'
import { cnh } from '@portaria/contract/value-types/cnh'
import { cpf } from '@portaria/contract/value-types/cpf'
import { cpfKey, idDoc, idDocKey, type TypedIdDoc } from '@portaria/contract/value-types/id-doc'
import { fromBase64Url, toBase64Url } from '../../../platform/base64url.ts'

const utf8 = new TextEncoder()

/** The mark by which the pack knows a document's key, in base64url. */
export async function documentMark(
  { mark_key }: Pick<DeskPack, 'mark_key'>,
  documentKey: string,
): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' } as const
  const key = await crypto.subtle.importKey('raw', fromBase64Url(mark_key), hmac, false, ['sign'])
  const whole = await crypto.subtle.sign('HMAC', key, utf8.encode(documentKey))
  return toBase64Url(new Uint8Array(whole).subarray(0, DOCUMENT_MARK_BYTES))
}

/** The digest by which the pack knows the code of a pass, in base64url. */
export async function codeDigest(code: string): Promise<string> {
  const whole = await crypto.subtle.digest('SHA-256', utf8.encode(code.toUpperCase()))
  return toBase64Url(new Uint8Array(whole))
}

/** A document as a form sends it. */
export type SentDocument = { cpf?: string | null; id_doc?: TypedIdDoc | null }

/** The key of a document; null for none, and for one that is wrong. */
export function keyOfDocument({ cpf: typedCpf, id_doc: typed }: SentDocument): string | null {
  if (typed) {
    const read = idDoc.parse(typed)
    return read.ok ? idDocKey(read.value) : null
  }
  const read = cpf.parse(typedCpf ?? '')
  return read.ok ? cpfKey(read.value) : null
}

/** The keys of documents whose number alone was typed, where that number is one in the country. */
export function keysOfNumber(typed: string): string[] {
  const asCpf = keyOfDocument({ cpf: typed })
  const licence = cnh.parse(typed)
  const isLicence = licence.ok && licence.warning === undefined
  const asCnh = isLicence ? keyOfDocument({ id_doc: { kind: 'cnh', number: typed } }) : null
  return [asCpf, asCnh].filter((key) => key !== null)
}
