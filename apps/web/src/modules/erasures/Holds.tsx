import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { ErasureHold, ErasureOverview } from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { registerPaths } from '../../register-pages/record.ts'
import { erasuresTexts } from './texts/erasures-texts.ts'

/** The registers whose records have a page that ends the hold. */
const pages: { readonly [Kind in ErasureHold]?: RegisterName } = {
  visit: 'visits',
  pass: 'passes',
  event: 'events',
  card: 'cards',
  parking: 'garages',
  vehicle: 'vehicles',
  pet: 'pets',
  parcel: 'parcels',
  request: 'requests',
  occurrence: 'occurrences',
  violation: 'violations',
  round: 'rounds',
  employee: 'employees',
  ward: 'residents',
  occupancy: 'occupancies',
}

/** What is still open with a person, with links to where it ends. */
export function Holds({ holds }: Pick<ErasureOverview, 'holds'>) {
  const t = erasuresTexts.useTexts()
  return (
    <Banner tone="warning" title={t('held')}>
      <p>{t('heldText')}</p>
      <ul className="mt-1 list-disc ps-5">
        {holds.map(({ kind, id, title }, nth) => (
          <li key={nth} className="break-words">
            {t(`holds.${kind}`)}
            {title !== null && ': '}
            {title !== null && <Named register={pages[kind] ?? null} {...{ id, title }} />}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Other records of the same person. */
export function SameRecords({ same }: Pick<ErasureOverview, 'same'>) {
  const t = erasuresTexts.useTexts()
  return (
    <Banner tone="neutral" title={t('same')}>
      <p>{t('sameText')}</p>
      <ul className="mt-1 list-disc ps-5">
        {same.map(({ register, id, title }) => (
          <li key={id} className="break-words">
            <Named {...{ register, id, title }} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

type NamedProps = { register: RegisterName | null; id: string | null; title: string }

function Named({ register, id, title }: NamedProps) {
  const page =
    register !== null && id !== null ? registerPaths(registers[register]).record(id) : null
  return page === null ? title : <TextLink href={page}>{title}</TextLink>
}
