import { plainCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}

/**
 * An e-mail address, stored in lower case so that one mailbox is one address. Letters outside ASCII
 * are refused: before the @ they are nearly always a typo ("joão@…"), after it they are written
 * `xn--…`. At most 254 characters, 64 before the @ (RFC 5321).
 */
export const email: ValueType<string> = {
  parse(typed) {
    const address = plainCharacters(typed).toLowerCase()
    const at = address.lastIndexOf('@')
    const local = address.slice(0, Math.max(at, 0))
    if (!localPart.test(local) || !isDomain(address.slice(at + 1))) return refused('email_format')
    if (address.length > 254 || local.length > 64) return refused('email_length')
    return accepted(address)
  },
  format: (value) => value,
}
