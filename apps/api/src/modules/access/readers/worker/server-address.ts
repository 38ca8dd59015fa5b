import type { ReportAddress } from '@portaria/drivers/access/access-driver'
import type { ServerSecret } from '../../../../platform/secrets/server-secret.ts'
import { readerLinks } from '../inbound/reader-links.ts'

/** Returns the address at which a reader reaches the server; null if it cannot. */
export type AddressOf = (reader: {
  readonly tenantId: string
  readonly id: string
  readonly generation: number
}) => ReportAddress | null

/** Port of plain http where the address names none. */
const HTTP_PORT = 80

/** Makes the addresses of readers at a server (access §26). */
export function readerAddresses(secret: ServerSecret, readersUrl: string | null): AddressOf {
  const links = readerLinks(secret)
  const url = readersUrl === null ? null : new URL(readersUrl)
  return (reader) =>
    url && {
      host: url.hostname,
      port: url.port === '' ? HTTP_PORT : Number(url.port),
      path: links.pathOf(reader),
    }
}
