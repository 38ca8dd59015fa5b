import { Kbd } from '@portaria/ui/display/Kbd'
import { quotedKeys } from '../../../shell/keys/quoted-keys.ts'
import { keysTexts } from '../../../shell/keys/texts/keys-texts.ts'
import { ScrollTable } from '../blocks/ScrollTable.tsx'
import { documentationTexts } from '../texts/documentation-texts.ts'

/** Lists the keys that work on every page, as they are named on this device. */
export function PageKeys() {
  const t = documentationTexts.useTexts()
  const keys = keysTexts.useTexts()
  return (
    <ScrollTable
      title={keys('title')}
      head={[keys('title'), t('keyActs')]}
      rows={quotedKeys.map(([name, held]) => ({
        key: name,
        cells: [
          <span key={name} dir="ltr" className="inline-flex gap-1 whitespace-nowrap">
            {held.split(' ').map((each) => (
              <Kbd key={each}>{each}</Kbd>
            ))}
          </span>,
          keys(`does.${name}`),
        ],
      }))}
    />
  )
}
