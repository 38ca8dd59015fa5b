import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { isPublic } from '../forbidden-addresses.ts'
import type { ResolveName } from '../resolve-name.ts'

type Allowed = { loopback: boolean }

/**
 * Resolves a name, and refuses it unless every address of it is public. The returned address is the
 * one that is connected to.
 */
export const publicLookup =
  (resolve: ResolveName, allows: Allowed): LookupFunction =>
  (hostname, options, done) => {
    callbackify(resolve)(hostname, (error, addresses) => {
      const found = error ? [] : addresses
      const [first] = found
      if (error || first === undefined) {
        done(error ?? new Error('the name has no address'), '', 0)
      } else if (found.some(({ address }) => !isPublic(address, allows))) {
        done(notPublic(), '', 0)
      } else if (options.all) {
        done(null, found)
      } else {
        done(null, first.address, first.family)
      }
    })
  }

/** Whether the host of an address is an IP address that is not public: such a host is never looked up. */
export function isPrivateLiteral({ hostname }: URL, allows: Allowed): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) !== 0 && !isPublic(literal, allows)
}

export const notPublic = () =>
  Object.assign(new Error('the address is not public'), { code: 'NOT_PUBLIC' })
