import type { SessionOrigin } from '@portaria/contract/actors/actor'
import type { LoginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { ACCESS_TOKEN_SECONDS } from '@portaria/contract/schemas/constants'
import type { FileLinks } from '../../../platform/files/file-links.ts'
import { type Account, imagesOf, type Membership } from '../public/account/account.ts'

/** The answer of a sign-in (platform §16). */
export function loginAnswer(
  token: string,
  account: Account,
  membership: Membership,
  { links, vouched }: { links: FileLinks; vouched: SessionOrigin },
): LoginAnswer {
  const { id, name, email, settings, shortcuts } = account
  const { role, tenant_id } = membership
  const access = {
    access_token: token,
    token_type: 'bearer' as const,
    expires_in: ACCESS_TOKEN_SECONDS,
  }
  const me = {
    id,
    name,
    email,
    type_flag: role,
    tenant_id,
    images: imagesOf(links, account),
    settings,
    shortcuts,
    ...(vouched === 'realtime' && { origin: vouched }),
  }
  return { data: { access: { original: access }, me: { original: me } } }
}
