import type { Party } from '@portaria/contract/modules/gate/gate'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import type { ReactNode } from 'react'
import { useGateWords } from './gate-words.ts'

/** Guests who were invited together: how many have arrived, and the others once it is opened. */
export function PartyLine({ party, children }: { party: Party; children: ReactNode }) {
  const { partyTitle } = useGateWords()
  return (
    <Collapsible title={partyTitle(party)}>
      <ul className="flex flex-col gap-3 pt-2">{children}</ul>
    </Collapsible>
  )
}
