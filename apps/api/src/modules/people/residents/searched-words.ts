import { sql } from 'kysely'
import type { SearchedWords } from '../../../parts/searched-words.ts'
import { beginsWord, both, either, hasWord } from '../../../platform/database/word-conditions.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { livesToday } from '../../units/public/occupancies.ts'

/**
 * Whether a word may be of a name: figures beside a unit's number are part of a telephone, never of
 * a name.
 */
const isOfName = (word: string): boolean => /\p{L}/u.test(word)

/**
 * People by a unit's number and their name: each other word is from the name or the tower, and at
 * least one is from the name.
 */
export const peopleByUnit: SearchedWords = {
  register: 'residents',
  needs: ['apartments'],
  ask(typed, actor) {
    const named = typed.filter(({ words }) => words.some(isOfName))
    if (named.length === 0) return null
    const name = sql`r.search_text`
    const meant = named.map(({ number, words }) => {
      const lived = words.map((word) =>
        either([beginsWord(word)(name), beginsWord(word)(sql`t.search_text`)]),
      )
      return both([
        either(words.filter(isOfName).map((word) => beginsWord(word)(name))),
        sql`EXISTS (SELECT FROM occupancies o
          JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
          JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
          WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = r.id
            AND ${livesToday(sql.ref('o'), todayOf(actor))}
            AND ${hasWord(number)(sql`a.search_text`)} AND ${both(lived)})`,
      ])
    })
    return {
      words: [...new Set(named.flatMap(({ words }) => words.filter(isOfName)))],
      conditions: [either(meant)],
      order: sql`r.id`,
    }
  },
}
