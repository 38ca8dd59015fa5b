import { sql } from 'kysely'
import type { SearchedWords } from '../../../parts/searched-words.ts'
import { beginsWord, both, either } from '../../../platform/database/word-conditions.ts'

const towerText = sql`(SELECT t.search_text FROM towers t
  WHERE t.tenant_id = r.tenant_id AND t.id = r.tower_id)`

/** Units by a number and by words of their tower; units with exactly that number come first. */
export const unitsByWords: SearchedWords = {
  register: 'apartments',
  isMeant: true,
  ask(typed) {
    const meant = typed.map(({ number, words }) =>
      both([
        beginsWord(number)(sql`r.search_text`),
        ...words.map((word) => beginsWord(word)(towerText)),
      ]),
    )
    const exact = either(typed.map(({ number }) => sql`r.search_text = ${number}`))
    return {
      words: [...new Set(typed.map(({ number }) => number))],
      conditions: [either(meant)],
      order: sql`r.status <> 'ATIVO', ${exact} DESC,
        (SELECT t.name FROM towers t WHERE t.tenant_id = r.tenant_id AND t.id = r.tower_id)
          COLLATE natural_order, r.number COLLATE natural_order, r.id`,
    }
  },
}
