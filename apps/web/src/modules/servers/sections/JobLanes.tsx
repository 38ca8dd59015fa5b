import {
  type JobLane,
  jobLanes,
  type ServersAnswer,
} from '@portaria/contract/modules/servers/servers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { useQuery } from '@tanstack/react-query'
import { spanWords } from '../amounts.ts'
import { serversQuery } from '../servers-calls.ts'
import { serversTexts } from '../texts/servers-texts.ts'
import { SectionCard } from './SectionCard.tsx'

type Lane = ServersAnswer['data']['lanes'][number]

const isKnown = (lane: string): lane is JobLane => (jobLanes as readonly string[]).includes(lane)

/** The lanes of jobs in which something waits or has failed; the others are one sentence. */
export function JobLanes() {
  const t = serversTexts.useTexts()
  const found = useQuery(serversQuery)
  return (
    <SectionCard title={t('lanes.title')} text={t('lanes.text')} found={found}>
      {({ lanes }) => {
        const busy = lanes.filter(({ waiting, failed }) => waiting + failed > 0)
        return (
          <div className="flex flex-col gap-2">
            {busy.length > 0 && <LaneTable lanes={busy} />}
            {busy.length < lanes.length && (
              <p className="text-sm text-muted">
                {t(busy.length === 0 ? 'lanes.none' : 'lanes.noneElse')}
              </p>
            )}
            {lanes.length === 0 && <p className="text-sm text-muted">{t('lanes.unknown')}</p>}
          </div>
        )
      }}
    </SectionCard>
  )
}

function LaneTable({ lanes }: { lanes: readonly Lane[] }) {
  const t = serversTexts.useTexts()
  const language = useLanguage()
  const { count } = useFormats()
  return (
    <table className="tabular w-full text-sm">
      <thead className="text-muted">
        <tr>
          <th className="py-1.5 text-start font-normal">{t('lanes.lane')}</th>
          <th className="py-1.5 ps-3 text-end font-normal">{t('lanes.waiting')}</th>
          <th className="py-1.5 ps-3 text-end font-normal">{t('lanes.oldest')}</th>
          <th className="py-1.5 ps-3 text-end font-normal">{t('lanes.failed')}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.map(({ lane, waiting, oldest_s, failed }) => (
          <tr key={lane} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-medium">
              {isKnown(lane) ? t(`lanes.names.${lane}`) : <bdi>{lane}</bdi>}
            </th>
            <td className="py-2 ps-3 text-end">{count(waiting)}</td>
            <td className="py-2 ps-3 text-end">{waiting > 0 && spanWords(oldest_s, language)}</td>
            <td className="py-2 ps-3 text-end">{count(failed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
