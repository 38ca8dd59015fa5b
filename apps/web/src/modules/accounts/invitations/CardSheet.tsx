import type { InvitationCards } from '@portaria/contract/modules/accounts/invitations'
import { formatDate } from '@portaria/contract/value-types/date'
import { useLanguage } from '@portaria/i18n/react/texts'
import { QrCode } from '@portaria/ui/display/QrCode'
import { createPortal } from 'react-dom'
import { companyDay } from '../../../platform/company-day.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

/** The content of a printed card. */
export type PrintedCard = Omit<InvitationCards['cards'][number], 'id'>

export interface CardSheetProps {
  company: string
  cards: readonly PrintedCard[]
}

/** Cards on a sheet of A4. */
const ON_A_SHEET = 4

/**
 * The printed content, which replaces the page on paper while it is mounted: a single card on A6,
 * several on sheets of A4 to be cut. It is outside the page's frame, since a dialog would be cut
 * off after one page.
 */
export function CardSheet({ company, cards }: CardSheetProps) {
  const [only, second] = cards
  if (only === undefined) return null
  if (second === undefined) {
    return createPortal(
      <div data-sheet="card" className="hidden print:block">
        <OneCard company={company} card={only} />
      </div>,
      document.body,
    )
  }
  const sheets = Array.from({ length: Math.ceil(cards.length / ON_A_SHEET) }, (_, nth) =>
    cards.slice(nth * ON_A_SHEET, (nth + 1) * ON_A_SHEET),
  )
  return createPortal(
    <div data-sheet="cards" className="hidden print:block">
      {sheets.map((sheet) => (
        <div
          key={sheet[0]?.url}
          className="grid h-[297mm] w-[210mm] grid-cols-2 grid-rows-2 break-after-page last:break-after-auto"
        >
          {sheet.map((card) => (
            <div key={card.url} className="border border-dashed border-[#999]">
              <OneCard company={company} card={card} />
            </div>
          ))}
        </div>
      ))}
    </div>,
    document.body,
  )
}

function OneCard({ company, card }: { company: string; card: PrintedCard }) {
  const t = invitationsTexts.useTexts()
  const language = useLanguage()
  const steps = [t('sheet.step1'), t('sheet.step2'), t('sheet.step3')]
  return (
    <article className="mx-auto flex h-[147mm] w-[104mm] flex-col items-center gap-[3mm] overflow-hidden bg-white p-[8mm] text-center text-[10pt] text-black">
      <header>
        <p className="text-[9pt]">{company}</p>
        <h2 className="my-[1mm] text-[15pt] font-semibold">{t('sheet.title')}</h2>
        <p className="font-medium">
          {t('sheet.to', { name: card.name })}
          {card.unit !== null && <span className="block font-normal">{card.unit}</span>}
        </p>
      </header>
      <QrCode value={card.url} label={t('card.qr')} className="size-[46mm]" />
      <ol className="list-decimal ps-[5mm] text-start text-[9pt]">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-auto text-[7pt]">
        {t('sheet.address')}
        <span dir="ltr" className="block break-all">
          {card.url}
        </span>
      </p>
      <p className="text-[8pt]">
        {t('sheet.until', { date: formatDate(companyDay(card.expires_at), language) })}
      </p>
    </article>
  )
}
