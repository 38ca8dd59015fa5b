import type { Problem, ProblemCode } from '@portaria/contract/errors'
import { fieldText, problemText } from '@portaria/contract/texts/problem-texts'
import type { Language } from '@portaria/i18n/languages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { databaseProblem } from './database/database-problem.ts'
import { networkOf } from './network.ts'
import { ProblemError, problem } from './problem.ts'
import type { DemandProof } from './proof.ts'
import type { RefusalPace } from './refusal-pace.ts'
import type { RefusalTrail } from './refusal-trail.ts'

/** Seconds after which to ask again, where whoever refused knows none better. */
const RETRY_AFTER_S = 5

/** Codes of Fastify's own refusals that a client can do something about. */
const fastifyProblems: Record<string, ProblemCode> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_PROTO_VIOLATION: 'malformed',
  FST_MP_PREMATURE_CLOSE: 'malformed',
  FST_INVALID_JSON_FIELD_ERROR: 'malformed',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
  FST_ERR_BAD_URL: 'malformed',
}

/** Turns whatever was thrown into a problem; what nobody expected is `internal`, and says nothing. */
function problemOf(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error
  const code = (error.code ? fastifyProblems[error.code] : undefined) ?? refusalOf(error)
  return code ? problem(code) : (databaseProblem(error) ?? problem('internal'))
}

/** What a plugin refuses, by the status that it would have answered. */
function refusalOf({ statusCode = 500 }: Partial<FastifyError>): ProblemCode | undefined {
  if (statusCode === 403 || statusCode === 404) return 'not_found'
  return statusCode >= 400 && statusCode < 500 ? 'malformed' : undefined
}

/** The problem document of a failure, in a language. */
export function problemDocument(
  failure: ProblemError,
  language: Language,
  requestId: string,
): Problem {
  const { errors, ...details } = failure.details
  const { title, detail } = problemText(language, failure.code)
  return {
    type: `https://portaria.example/problems/${failure.code}`,
    title,
    status: failure.status,
    code: failure.code,
    detail,
    request_id: requestId,
    ...details,
    ...(errors && {
      errors: errors.map((one) => ({ ...one, message: fieldText(language, one.code) })),
    }),
  }
}

/** Who is refused: one person wherever they are, else whoever is behind an address. */
const partyOf = ({ actor, ip }: FastifyRequest) => actor?.userId ?? networkOf(ip)

/** What else a server with sessions does with what it refuses. */
type Refusing = { demandProof: DemandProof; refusals: RefusalTrail; pace: RefusalPace }

/**
 * One handler for every route: problem documents out, details into the log only. Whoever is to show who
 * they are is told by what, wherever it was asked, what a role may not is trailed, and who meets a limit
 * on and on is told of it slowly; a server without sessions does none of these.
 */
export function handleErrors(app: FastifyInstance, refusing?: Refusing): void {
  const send = (failure: ProblemError, request: FastifyRequest, reply: FastifyReply) => {
    const retryAfter =
      failure.details.retry_after ?? (failure.code === 'unavailable' ? RETRY_AFTER_S : undefined)
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
    return reply
      .status(failure.status)
      .header('Cache-Control', 'no-store')
      .type('application/problem+json')
      .send(problemDocument(failure, request.actor?.language ?? 'pt', request.id))
  }

  const completed = async (failure: ProblemError, { actor }: FastifyRequest) => {
    if (failure.code !== 'proof_required' || !actor?.userId || !refusing) return failure
    return problem('proof_required', { proof: await refusing.demandProof(actor.userId) })
  }

  app.setErrorHandler<FastifyError | ProblemError>(async (error, request, reply) => {
    const failure = await completed(problemOf(error), request)
    if (failure.code === 'forbidden' && request.actor) {
      const { userId: rowId } = request.actor
      refusing?.refusals.note(request.actor, { register: 'users', rowId, operation: 'refused' })
    }
    // One that is told when to come again has met a limit: nothing has failed.
    const isLimit = failure.details.retry_after !== undefined
    if (failure.status >= 500 && !isLimit) request.log.error({ err: error }, 'request failed')
    if (isLimit && (await refusing?.pace.due(partyOf(request))) === 'end') {
      request.raw.socket.destroy()
      return reply
    }
    return send(failure, request, reply)
  })
  app.setNotFoundHandler((request, reply) => send(problem('not_found'), request, reply))
}
