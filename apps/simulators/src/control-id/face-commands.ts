import { answer, type Call, CommandError, type Commands, EMPTY, readFields } from './command.ts'
import type { Faces } from './faces.ts'
import type { ObjectStore } from './object-store.ts'
import { fieldsOf, integerOf } from './wide-json.ts'

/** The most pictures of one `user_get_image_list`. */
const MOST_IMAGES = 100

export type FaceCommandOptions = {
  readonly faces: Faces
  readonly store: () => ObjectStore
  readonly hasFaces: boolean
  readonly hasLists: boolean
}

const NO_USER = { code: 1, message: 'User does not exist' } as const

/** The commands of faces and their pictures (devices §15). */
export function faceCommands(options: FaceCommandOptions): Commands {
  const { faces, store, hasFaces, hasLists } = options
  const isUser = (id: bigint | null): id is bigint =>
    id !== null && store().load('users', { fields: ['id'], where: { users: { id } } }).length > 0
  const refused = (userId: bigint | null) => ({
    user_id: userId ?? 0,
    scores: {},
    success: false,
    errors: [NO_USER],
  })

  function enrol(userId: bigint | null, timestamp: unknown, image: Buffer, match: boolean) {
    const at = integerOf(timestamp)
    if (!isUser(userId) || at === null) return refused(userId)
    return { user_id: userId, ...faces.set(userId, { timestamp: at, image }, match) }
  }

  if (!hasFaces) return {}
  return {
    user_set_image_list(call) {
      if (!hasLists) throw new CommandError(404, 'Not Found')
      const { match, user_images: images } = readFields(call)
      if (!Array.isArray(images)) throw new CommandError(400, 'Invalid parameters')
      const results = images.map(fieldsOf).map((one) => {
        const { user_id: userId, timestamp, image } = one
        const bytes = Buffer.from(typeof image === 'string' ? image : '', 'base64')
        return enrol(integerOf(userId), timestamp, bytes, match === true)
      })
      return answer({ results })
    },
    user_set_image({ query, body }: Call) {
      const match = query.get('match') === '1'
      return answer(enrol(integerOf(query.get('user_id')), query.get('timestamp'), body, match))
    },
    user_test_image({ body }: Call) {
      const { scores, success, errors } = faces.test(body)
      return answer({ scores, success, errors })
    },
    user_get_image({ query }: Call) {
      const userId = integerOf(query.get('user_id'))
      const kept = userId === null ? undefined : faces.imageOf(userId)
      if (!kept) throw new CommandError(404, 'User image not found')
      const { timestamp, image } = kept
      if (query.get('get_timestamp') !== '1') return answer(image)
      return answer({ timestamp, image: image.toString('base64') })
    },
    user_list_images({ query }: Call) {
      const withTime = query.get('get_timestamp') === '1'
      const kept = [...faces.images()]
      if (!withTime) return answer({ user_ids: kept.map(([userId]) => userId) })
      const info = kept.map(([userId, { timestamp }]) => ({ user_id: userId, timestamp }))
      return answer({ image_info: info })
    },
    user_get_image_list(call) {
      const { user_ids: ids } = readFields(call)
      if (!Array.isArray(ids) || ids.length > MOST_IMAGES) {
        throw new CommandError(400, 'Invalid parameters')
      }
      const images = ids.map(integerOf).map((id) => {
        const kept = id === null ? undefined : faces.imageOf(id)
        if (!kept) return { id, error: NO_USER }
        const { timestamp, image } = kept
        return { user_id: id, timestamp, image: image.toString('base64') }
      })
      return answer({ user_images: images })
    },
    user_destroy_image(call) {
      const { user_id: one, user_ids: some, all, dangling } = readFields(call)
      const named = [one, ...(Array.isArray(some) ? (some as unknown[]) : [])].map(integerOf)
      const users = store().load('face_templates', { fields: ['user_id'] })
      if (all === true) {
        faces.remove(users.map((row) => BigInt(row['user_id'] ?? 0)))
        faces.reset()
      } else if (dangling === true) {
        for (const userId of faces.images().keys()) if (!isUser(userId)) faces.forget(userId)
      } else {
        faces.remove(named.filter((id) => id !== null))
      }
      return EMPTY
    },
  }
}
