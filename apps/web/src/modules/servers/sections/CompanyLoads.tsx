import { useFormats } from '@portaria/i18n/react/use-formats'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { companyLoadsQuery } from '../servers-calls.ts'
import { serversTexts } from '../texts/servers-texts.ts'
import { SectionCard, SectionPages } from './SectionCard.tsx'

/** Companies by their requests of the last hour, and how many were refused. */
export function CompanyLoads() {
  const t = serversTexts.useTexts()
  const { count } = useFormats()
  const [page, setPage] = useState(1)
  const found = useQuery(companyLoadsQuery(page))
  return (
    <SectionCard title={t('loads.title')} text={t('loads.text')} found={found}>
      {({ data, meta }) => (
        <div className="flex flex-col gap-2">
          {data.length === 0 && <p className="text-sm text-muted">{t('loads.none')}</p>}
          {data.length > 0 && (
            <table className="tabular w-full text-sm">
              <thead className="text-muted">
                <tr>
                  <th className="py-1.5 text-start font-normal">{t('loads.company')}</th>
                  <th className="py-1.5 ps-3 text-end font-normal">{t('loads.requests')}</th>
                  <th className="py-1.5 ps-3 text-end font-normal">{t('loads.refused')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map(({ id, name, requests, refused }) => (
                  <tr key={id} className="border-t border-line">
                    <th scope="row" className="py-2 text-start font-medium break-words">
                      <bdi>{name}</bdi>
                    </th>
                    <td className="py-2 ps-3 text-end">{count(requests)}</td>
                    <td className={clsx('py-2 ps-3 text-end', refused > 0 && 'text-warning-ink')}>
                      {count(refused)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <SectionPages
            of={t('loads.title')}
            page={page}
            total={meta.total}
            rows={data.length}
            onPage={setPage}
          />
        </div>
      )}
    </SectionCard>
  )
}
