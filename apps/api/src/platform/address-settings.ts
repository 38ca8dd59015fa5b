import * as z from 'zod'

/** Where the server listens, and how people and readers reach it. */
export type AddressSettings = {
  /** TCP port of the web server. */
  readonly port: number
  /** Address that the web server listens on. */
  readonly host: string
  /** The origin that people type, without a trailing slash. */
  readonly publicUrl: string
  /** The plain http origin at which access readers reach the server; without it they decide alone. */
  readonly readersUrl?: string
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
}

/** The settings of addresses from outside. */
export const addressKnobs = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be a port number from 1 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be a host name or an address, such as 127.0.0.1')
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address without a path, such as https://portaria.example.com')
    .transform((value) => new URL(value).origin)
    .optional(),
  READERS_URL: z
    .string()
    .refine(
      (value) => isOrigin(value) && value.startsWith('http://'),
      'must be a plain http address without a path, such as http://192.168.0.10:3000',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
}

type Knobs = {
  PORT: number
  HOST: string
  PUBLIC_URL?: string | undefined
  READERS_URL?: string | undefined
}

/** Completes the addresses: without one, people type the name of this machine. */
export function readAddresses(knobs: Knobs): AddressSettings {
  const publicUrl = knobs.PUBLIC_URL ?? `http://localhost:${knobs.PORT}`
  const readersUrl = knobs.READERS_URL ?? readersUrlOf(publicUrl)
  return { port: knobs.PORT, host: knobs.HOST, publicUrl, ...(readersUrl && { readersUrl }) }
}

/** Readers speak plain http: an https address is none for them. */
function readersUrlOf(publicUrl: string): string | undefined {
  const url = new URL(publicUrl)
  // Not every reader knows the name.
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1'
  return url.protocol === 'http:' ? url.origin : undefined
}
