import { textOf } from '../../database/queries.ts'
import {
  type ChangeRow,
  changeOf,
  changeStatement,
  type SecretChange,
} from '../../secrets/secret-change.ts'
import { HALF_ENDED, lacks, wasEnded } from '../../secrets/secret-keys.ts'
import { type Check, type Finding, ok, warning, wrong } from '../check.ts'
import { readKeptKeys } from '../kept-keys.ts'

/** How far a change of the secret is, and which secret the database still needs (decision 0126). */
export const changeOfSecretCheck: Check = {
  name: 'change of the secret',
  async lookInside(inside, { secret }): Promise<Finding[]> {
    if (secret === undefined) return []
    const keys = await readKeptKeys(inside, secret)
    if (keys === null) return []
    if (keys.isHalfEnded) return [wrong(HALF_ENDED)]
    if (keys.ended.length > 0) return [wrong(wasEnded(keys.ended))]
    if (keys.lacking.length > 0) return [wrong(lacks(keys.lacking))]
    const { text, values } = textOf(changeStatement(keys.secrets))
    const [row] = await inside.query<ChangeRow>(text, values)
    return row === undefined ? [] : found(changeOf(row, keys.secrets))
  },
}

function found(change: SecretChange): Finding[] {
  const { unreadable } = change
  if (unreadable === 0) return [stated(change)]
  return [
    stated(change),
    wrong(
      `${unreadable} values open with neither SESSION_SECRET nor SESSION_SECRET_OTHER: bring back the secret that sealed them, or set them anew. They stay as they are.`,
    ),
  ]
}

function stated({
  state,
  servers,
  remaining,
  companies,
  finished,
  invitations,
  until,
}: SecretChange) {
  const names = servers.join(', ')
  switch (state) {
    case 'none':
      return ok('SESSION_SECRET is not being changed.')
    case 'learning':
      return warning(`SESSION_SECRET_OTHER is not accepted yet by these servers: ${names}.`)
    case 'ready':
      return warning(
        'All servers accept SESSION_SECRET_OTHER: let it and SESSION_SECRET change places at each of them.',
      )
    case 'switching':
      return warning(`These servers still seal with another secret: ${names}.`)
    case 'sealing':
      return warning(
        `The earlier secret is still needed: ${finished} of ${companies} companies are sealed anew, and ${remaining} values that were counted are not. It goes on each night, or at once by npm run change-secret.`,
      )
    case 'waiting':
      return warning(
        `The earlier secret is still needed by ${invitations} open invitations, until ${until?.toISOString().slice(0, 10) ?? 'they are over'}.`,
      )
    default:
      return ok('Everything is sealed with SESSION_SECRET: SESSION_SECRET_OTHER can go.')
  }
}
