import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import {
  CalendarDays,
  CalendarPlus,
  Car,
  Gavel,
  Inbox,
  Megaphone,
  PawPrint,
  Plus,
  ScrollText,
  TriangleAlert,
  UserRound,
} from 'lucide-react'
import { asReference, registerPaths } from '../../register-pages/record.ts'
import { bookingPath } from '../reservations/public/booking-path.ts'
import { CouncilLines } from './CouncilLines.tsx'
import { RecordLines } from './RecordLines.tsx'
import { homeLines } from './record-lines-query.ts'
import { landingTexts } from './texts/landing-texts.ts'

/**
 * Everything else of a resident's home in plain words: household, reservations, announcements, cars,
 * animals, and matters with the management.
 */
export function HomeLists() {
  const t = landingTexts.useTexts()
  const { dayWords, span, when } = useFormats()
  const { residents, vehicles, pets, rules, announcements, requests, occurrences } = registers
  const add = (register: AnyRegister, label: string) => (
    <ButtonLink
      size="lg"
      className="w-full"
      icon={Plus}
      href={registerPaths(register).create ?? ''}
    >
      {label}
    </ButtonLink>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <RecordLines
          title={t('home.announcements')}
          lines={homeLines.announcements}
          icon={Megaphone}
          detail={({ sent_at: at }) => (typeof at === 'string' ? when(at) : null)}
          none={t('home.noAnnouncements')}
          action={
            <ButtonLink size="lg" className="w-full" href={announcements.paths?.list ?? ''}>
              {t('home.allAnnouncements')}
            </ButtonLink>
          }
        />
        <RecordLines
          title={t('home.people')}
          lines={homeLines.people}
          icon={UserRound}
          none={t('home.noPeople')}
          action={add(residents, t('home.propose'))}
        />
        <RecordLines
          title={t('home.events')}
          lines={homeLines.events}
          icon={CalendarDays}
          detail={({ starts_at: from, ends_at: to }) =>
            typeof from === 'string' && typeof to === 'string' ? span(from, to) : null
          }
          none={t('home.noEvents')}
          action={
            <ButtonLink size="lg" className="w-full" icon={CalendarPlus} href={bookingPath}>
              {t('home.book')}
            </ButtonLink>
          }
        />
        <RecordLines
          title={t('home.rules')}
          lines={homeLines.rules}
          icon={ScrollText}
          plain
          detail={({ effective_from: from }) =>
            typeof from === 'string' ? t('home.ruleFrom', { day: dayWords(from) }) : null
          }
          none={t('home.noRules')}
          action={
            <ButtonLink size="lg" className="w-full" href={rules.paths?.list ?? ''}>
              {t('home.allRules')}
            </ButtonLink>
          }
        />
      </div>
      <div className="flex flex-col gap-5">
        <RecordLines
          title={t('home.requests')}
          lines={homeLines.requests}
          icon={Inbox}
          detail={({ number, due_on: due }) =>
            [
              typeof number === 'string' && t('home.requestNumber', { number }),
              typeof due === 'string' && t('home.requestDue', { day: dayWords(due) }),
            ]
              .filter(Boolean)
              .join(' · ')
          }
          none={t('home.noRequests')}
          action={add(requests, t('home.ask'))}
        />
        <RecordLines
          title={t('home.occurrences')}
          lines={homeLines.occurrences}
          icon={TriangleAlert}
          detail={({ number, happened_at: at }) =>
            [
              typeof number === 'string' && t('home.requestNumber', { number }),
              typeof at === 'string' && when(at),
            ]
              .filter(Boolean)
              .join(' · ')
          }
          none={t('home.noOccurrences')}
          action={
            <div className="flex flex-col gap-2">
              {add(occurrences, t('home.report'))}
              <ButtonLink
                size="lg"
                variant="ghost"
                className="w-full"
                icon={Gavel}
                href={registerPaths(registers['council-occurrences']).create ?? ''}
              >
                {t('home.aboutSindico')}
              </ButtonLink>
            </div>
          }
        />
        <CouncilLines />
        <RecordLines
          title={t('home.vehicles')}
          lines={homeLines.vehicles}
          icon={Car}
          detail={({ brand, color }) =>
            [asReference(brand)?.title, color].filter(Boolean).join(' · ')
          }
          none={t('home.noVehicles')}
          action={add(vehicles, t('home.addVehicle'))}
        />
        <RecordLines
          title={t('home.pets')}
          lines={homeLines.pets}
          icon={PawPrint}
          detail={({ species, breed }) =>
            [asReference(species)?.title, breed].filter(Boolean).join(' · ')
          }
          none={t('home.noPets')}
          action={add(pets, t('home.addPet'))}
        />
      </div>
    </div>
  )
}
