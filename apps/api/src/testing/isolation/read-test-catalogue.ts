import { Client } from 'pg'
import { type Catalogue, readCatalogue } from '../../platform/database/catalogue.ts'

/** The catalogue of a test's database, whose roles have the name of its template. */
export async function readTestCatalogue(adminUrl: string, template: string): Promise<Catalogue> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await readCatalogue(client, template)
  } finally {
    await client.end()
  }
}
