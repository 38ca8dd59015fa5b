import { registers } from '@portaria/contract/modules/registers'
import { PAGE_SIZE_MAX } from '@portaria/contract/schemas/constants'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordTitle } from '../../../../register-pages/record.ts'
import { listQuery } from '../../../../register-pages/register-queries.ts'
import { useWordsOf } from '../../../../register-pages/register-words.ts'
import { BuildingPicture } from './BuildingPicture.tsx'
import { buildingTexts } from './texts/building-texts.ts'

const { towers, apartments } = registers

/** The drawings of the company's towers, one at a time. */
export function TowerPictures() {
  const t = buildingTexts.useTexts()
  const wordsOf = useWordsOf()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data } = useQuery(
    listQuery(towers, {
      'filter[status]': 'ATIVO',
      sort: 'name',
      fields: 'name',
      per_page: String(PAGE_SIZE_MAX),
    }),
  )
  if (!data) return <Skeleton className="h-64 w-full max-w-xl" />
  const [first] = data.data
  const shown = chosen ?? first?.id
  if (shown === undefined) {
    return <p className="text-sm text-muted">{t('none', { many: wordsOf(apartments).inMany })}</p>
  }
  return (
    <div className="flex flex-col gap-4">
      {data.data.length > 1 && (
        <SelectField
          className="max-w-xs"
          label={wordsOf(towers).one}
          options={data.data.map((tower) => ({
            value: tower.id,
            label: recordTitle(towers, tower),
          }))}
          value={shown}
          onChange={setChosen}
        />
      )}
      <BuildingPicture towerId={shown} />
    </div>
  )
}
