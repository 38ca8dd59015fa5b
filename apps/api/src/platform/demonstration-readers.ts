import * as z from 'zod'

/** The simulated readers that the launcher started beside the server (demonstration §3). */
export type DemonstrationReaders = {
  /** Addresses on loopback. */
  readonly addresses: readonly { readonly host: string; readonly port: number }[]
  /** The page of buttons that stands for the people in front of them. */
  readonly page: string
}

const ADDRESS = /^127\.0\.0\.1:(\d{1,5})$/

const isAddress = (value: string): boolean => {
  const port = Number(ADDRESS.exec(value)?.[1])
  return port >= 1 && port <= 65_535
}

/** The settings from the environment; each has a single message for any wrong value. */
export const readerKnobs = {
  DEMONSTRATION_READERS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (addresses) => addresses.every(isAddress),
      'must be a list of addresses on loopback such as 127.0.0.1:8091,127.0.0.1:8092',
    )
    .optional(),
  DEMONSTRATION_READERS_PAGE: z
    .string()
    .refine(
      (value) => value.startsWith('http://') && isAddress(value.slice('http://'.length)),
      'must be an address on loopback such as http://127.0.0.1:8090',
    )
    .default('http://127.0.0.1:8090'),
}

type Knobs = z.output<z.ZodObject<typeof readerKnobs>>

/** Reads the simulated readers; undefined outside of a demonstration, and always in production. */
export function readDemonstrationReaders(
  { DEMONSTRATION_READERS: given, DEMONSTRATION_READERS_PAGE: page }: Knobs,
  mayBeUsed: boolean,
): DemonstrationReaders | undefined {
  if (!given || !mayBeUsed) return undefined
  const addresses = given.map((address) => {
    const [host = '', port] = address.split(':')
    return { host, port: Number(port) }
  })
  return { addresses, page }
}

/** The sentence about readers that are named and not used. */
export const READERS_IGNORED =
  'DEMONSTRATION_READERS is ignored: simulated readers belong to a demonstration outside of production.'
