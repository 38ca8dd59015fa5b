import { isUuid } from '@portaria/contract/value-types/uuid'
import type { Client } from 'pg'
import { StartupError } from '../../startup-error.ts'

type Found = { readonly id: string; readonly name: string }

/**
 * Returns the id of the company that an operator names by its id, its CNPJ or its name, among those that
 * live and those that were removed. An id may be that of a company which only the backup has. Throws a
 * `StartupError` for none, and for several.
 */
export async function findCompany(client: Client, named: string): Promise<string> {
  if (isUuid(named)) return named.toLowerCase()
  const { rows } = await client.query<Found>(
    `SELECT id, coalesce(fantasy_name, legal_name) AS name FROM public.tenants
     WHERE search_normal($1) IN (search_normal(fantasy_name), search_normal(legal_name))
       OR cnpj = upper(regexp_replace($1, '[^0-9A-Za-z]', '', 'g'))
     ORDER BY id`,
    [named],
  )
  const [found, ...others] = rows
  if (found === undefined) {
    throw new StartupError(`There is no company ${named}: name it by its id, CNPJ or name.`)
  }
  if (others.length === 0) return found.id
  const ids = rows.map(({ id, name }) => `${id} ${name}`).join(', ')
  throw new StartupError(`Several companies are called ${named}: name one by its id (${ids}).`)
}
