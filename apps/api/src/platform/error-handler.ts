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
import type { RefusedCalls } from './refused-calls.ts'

/** Seconds after which to retry, where the refusal itself names none. */
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

/** Turns anything thrown into a problem; an unexpected error is `internal`, without details. */
function problemOf(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error
  const code = (error.code ? fastifyProblems[error.code] : undefined) ?? refusalOf(error)
  return code ? problem(code) : (databaseProblem(error) ?? problem('internal'))
}

/** The code of a plugin's refusal, by the status it would have answered. */
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

/** Who is refused: a signed-in person anywhere, a session that is over, else everybody of a network. */
const partyOf = ({ actor, endedSession, ip }: FastifyRequest) =>
  actor?.userId ?? endedSession ?? networkOf(ip)

/** What a server with sessions also does on a refusal. */
type Refusing = {
  demandProof: DemandProof
  refusals: RefusalTrail
  /** Of limits that were met. */
  pace: RefusalPace
  /** Of calls that are refused for what they ask. */
  refused: RefusedCalls
}

/**
 * The error handler of every route: answers problem documents and writes details to the log only.
 * With sessions it also adds the demands of a `proof_required`, records what a role was refused,
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

  /** When a refusal is due, and whether it is answered at all: no failure of the server is held. */
  const due = async (failure: ProblemError, request: FastifyRequest) => {
    // Of an alarm the sender learns at once that it was refused, and sends it again or calls.
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
    const failure = await completed(problemOf(error), request)
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
