import type {
  ConsentBody,
  FaceController,
} from '@portaria/contract/modules/access/faces/face-answers'
import { faceTerms } from '@portaria/contract/modules/access/faces/face-terms/face-terms'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { companyName } from '../../companies/public/companies.ts'

/** Reads who keeps the data of faces in a company. */
export const readController = ({ queries, actor }: TenantContext): Promise<FaceController> =>
  queries.one(sql<FaceController>`
    SELECT ${companyName} AS company, t.dpo_name, t.dpo_email
    FROM tenants t WHERE t.id = ${actor.tenantId}`)

/** Returns the text to which people consent, as it is kept with the consent (access §37). */
export function faceTermText(language: ConsentBody['language'], keeper: FaceController): string {
  const { title, paragraphs } = faceTerms[language]
  return [title, ...paragraphs(keeper)].join('\n\n')
}
