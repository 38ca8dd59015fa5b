import { accepted, type Parsed, refused, type ValueType } from './value-type.ts'

const NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/
const IPV4 = /^\d+(\.\d+){3}$/

/**
 * Returns an address in its canonical form: `HTTP` in lower case, `0x7f.1` as 127.0.0.1, an IPv6
 * address shortened. Null if the text has more than a host, such as a path, a port or a user.
 */
function canonical(typed: string): string | null {
  const bare = typed.trim().replace(/^\[(.*)\]$/, '$1')
  if (/[\s/?#@\\%[\]]/.test(bare)) return null
  const isV6 = bare.includes(':')
  const url = URL.parse(isV6 ? `http://[${bare}]` : `http://${bare}`)
  if (!url) return null
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  return isV6 || (name.length <= 253 && NAME.test(name)) ? name : null
}

const read = (typed: string, code: 'host_format' | 'ip_format'): Parsed<string> => {
  const value = canonical(typed)
  return value === null ? refused(code) : accepted(value)
}

/** A name or an address in a network, without port. */
export const host: ValueType<string> = {
  parse: (typed) => read(typed, 'host_format'),
  format: (value) => value,
}

/** An address in a network: IPv4 or IPv6. */
export const ip: ValueType<string> = {
  parse(typed) {
    const parsed = read(typed, 'ip_format')
    if (!parsed.ok) return parsed
    return IPV4.test(parsed.value) || parsed.value.includes(':') ? parsed : refused('ip_format')
  },
  format: (value) => value,
}
