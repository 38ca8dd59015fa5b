import type { Problem, ProblemCode } from '@portaria/contract/answers/errors'
import { fieldText, problemText } from '@portaria/contract/loaded-texts/problem-texts'
import type { Language } from '@portaria/i18n/languages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { databaseProblem } from './database/database-problem.ts'
import { networkOf } from './network.ts'
import { ProblemError, problem } from './problem.ts'
import type { DemandProof } from './proof.ts'
import type { RefusalPace } from './refusal-pace.ts'
import type { RefusalTrail } from './refusal-trail.ts'
import type { RefusedCalls } from './refused-calls.ts'

/** Seconds before a retry if the refusal itself states none. */
const RETRY_AFTER_S = 5

/** Codes of Fastify's own refusals that a client can act on. */
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

/**
 * Turns any thrown value into a problem; an unexpected error becomes `internal`, without details.
 */
function problemOf(error: FastifyError | ProblemError, method: string): ProblemError {
  if (error instanceof ProblemError) return error
  const code = (error.code ? fastifyProblems[error.code] : undefined) ?? refusalOf(error)
  if (code) return problem(code)
  const failure = databaseProblem(error) ?? problem('internal')
  // Who reads does not care what was stored beside it.
  const isOfReading = failure.code === 'outcome_unknown' && method === 'GET'
  return isOfReading ? problem('unavailable') : failure
}

/** Returns the code of a plugin's refusal, by the status it would have answered. */
function refusalOf({ statusCode = 500 }: Partial<FastifyError>): ProblemCode | undefined {
  if (statusCode === 403 || statusCode === 404) return 'not_found'
  return statusCode >= 400 && statusCode < 500 ? 'malformed' : undefined
}

/** Makes the problem document of a failure, in a language. */
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

/**
 * The party that refusals are counted for: a signed-in person anywhere, an ended session, or else
 * everybody on a network.
 */
const partyOf = ({ actor, endedSession, ip }: FastifyRequest) =>
  actor?.userId ?? endedSession ?? networkOf(ip)

/** Additional handling of refusals on a server with sessions. */
type Refusing = {
  demandProof: DemandProof
  refusals: RefusalTrail
  /** For limits that were met. */
  pace: RefusalPace
  /** For calls that are refused for their content. */
  refused: RefusedCalls
}

/**
 * Sets the error handler of every route: answers problem documents and writes details to the log
 * only. With sessions it also adds the demands of a `proof_required`, records refusals of a role,
 * and delays the refusals of a party that keeps being refused.
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

  /**
   * Decides when a refusal is due, and whether it is answered at all: failures of the server are
   * never delayed.
   */
  const due = async (failure: ProblemError, request: FastifyRequest) => {
    // The sender of an alarm learns of its refusal at once, and can send it again or call.
    if (!refusing || request.routeOptions.config.raises) return 'answer'
    if (failure.details.retry_after !== undefined) return refusing.pace.due(partyOf(request))
    return failure.status < 500 ? refusing.refused.due(partyOf(request)) : 'answer'
  }

  const answer = async (failure: ProblemError, request: FastifyRequest, reply: FastifyReply) => {
    if ((await due(failure, request)) === 'answer') return send(failure, request, reply)
    request.raw.socket.destroy()
    return reply
  }

  app.setErrorHandler<FastifyError | ProblemError>(async (error, request, reply) => {
    const failure = await completed(problemOf(error, request.method), request)
    if (failure.code === 'forbidden' && request.actor) {
      const { userId: rowId } = request.actor
      refusing?.refusals.note(request.actor, { register: 'users', rowId, operation: 'refused' })
    }
    // A refusal with `retry_after` is a limit that was met, not a failure.
    const isLimit = failure.details.retry_after !== undefined
    if (failure.status >= 500 && !isLimit) request.log.error({ err: error }, 'request failed')
    return answer(failure, request, reply)
  })
  app.setNotFoundHandler(async (request, reply) => {
    refusing?.refused.admit(partyOf(request))
    return answer(problem('not_found'), request, reply)
  })
}
