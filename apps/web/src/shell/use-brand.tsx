import { isPlatformRole } from '@portaria/contract/actors/roles'
import type { Brand } from '@portaria/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { meQuery } from '../platform/session/me-query.ts'
import { useSession } from '../platform/session/use-session.ts'
import { BrandMark } from './BrandMark.tsx'

/**
 * The brand shown: name and logo of the company, for everybody in it. Platform roles, who choose a
 * company in the toolbar, see the product's.
 */
export function useBrand(): Omit<Brand, 'href'> {
  const common = commonTexts.useTexts()
  const { user } = useSession()
  const { data: me } = useQuery(meQuery)
  const own = user !== null && !isPlatformRole(user.type_flag) ? me?.company : null
  return {
    name: own?.name ?? common('product'),
    logo: own?.logo ? (
      <img src={own.logo.url} alt="" className="size-8 rounded-lg object-contain" />
    ) : (
      <BrandMark className="size-8" />
    ),
  }
}
