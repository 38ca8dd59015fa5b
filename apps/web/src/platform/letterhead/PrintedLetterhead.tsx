import { letterheadLines } from '@portaria/contract/modules/companies/letterhead'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../session/me-query.ts'
import { letterheadQuery } from './letterhead-query.ts'

/**
 * The head of every printed sheet: logo, name, CNPJ and address of the company; on paper only. It
 * is the name alone where the rest could not be read, as without a network.
 */
export function PrintedLetterhead() {
  const { data } = useQuery(letterheadQuery)
  const { data: me } = useQuery(meQuery)
  const name = data?.name ?? me?.company?.name
  if (name === undefined) return null
  return (
    <div className="mb-4 hidden items-center gap-4 border-b pb-3 print:flex">
      {data?.logo && (
        <img src={data.logo.url} alt="" className="max-h-14 max-w-40 object-contain" />
      )}
      <div>
        <p className="text-base font-semibold">{name}</p>
        {data &&
          letterheadLines(data).map((line) => (
            <p key={line} className="text-xs">
              {line}
            </p>
          ))}
      </div>
    </div>
  )
}
