import * as z from 'zod'

/** An address on loopback. */
export type DeviceEndpoint = { readonly host: string; readonly port: number }

/** The simulated devices that the launcher started beside the server (demonstration §3, §4). */
export type DemonstrationDevices = {
  readonly readers: readonly DeviceEndpoint[]
  /** The gateway to the lock boards. */
  readonly lockers?: DeviceEndpoint
  /** The page of buttons that stands for the people in front of the readers. */
  readonly page?: string
}

const ADDRESS = /^127\.0\.0\.1:(\d{1,5})$/

const isAddress = (value: string): boolean => {
  const port = Number(ADDRESS.exec(value)?.[1])
  return port >= 1 && port <= 65_535
}

/** The settings from the environment; each has a single message for any wrong value. */
export const deviceKnobs = {
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
  DEMONSTRATION_LOCKERS: z
    .string()
    .refine(isAddress, 'must be an address on loopback such as 127.0.0.1:4016')
    .optional(),
}

type Knobs = z.output<z.ZodObject<typeof deviceKnobs>>

const endpointOf = (address: string): DeviceEndpoint => {
  const [host = '', port] = address.split(':')
  return { host, port: Number(port) }
}

const isNamed = (knobs: Knobs): boolean =>
  knobs.DEMONSTRATION_READERS !== undefined || knobs.DEMONSTRATION_LOCKERS !== undefined

/** Reads the simulated devices; undefined outside of a demonstration, and always in production. */
export function readDemonstrationDevices(
  knobs: Knobs,
  mayBeUsed: boolean,
): DemonstrationDevices | undefined {
  if (!mayBeUsed || !isNamed(knobs)) return undefined
  const {
    DEMONSTRATION_READERS: readers,
    DEMONSTRATION_READERS_PAGE: page,
    DEMONSTRATION_LOCKERS: lockers,
  } = knobs
  return {
    readers: (readers ?? []).map(endpointOf),
    ...(readers && { page }),
    ...(lockers && { lockers: endpointOf(lockers) }),
  }
}

/** Returns a sentence about devices that are named and not used; undefined if none is. */
export const ignoredDevices = (knobs: Knobs, mayBeUsed: boolean): string | undefined =>
  !mayBeUsed && isNamed(knobs)
    ? 'Simulated devices (DEMONSTRATION_…) are ignored: they belong to a demonstration outside of production.'
    : undefined
