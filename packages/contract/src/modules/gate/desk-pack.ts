import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { dayRules } from '../access/day-rules.ts'
import { presentArea, seenVisitor } from '../access/presence/presence.ts'
import { gateEvent, gatePass, gateVisit, party } from './gate.ts'
import { musterVisit } from './gate-rolls.ts'

/** Hours for which a desk may continue with the pack that it last read. */
export const PACK_HOURS = 12

/** Limit of rows of each list of the pack. */
export const PACK_ROWS_MAX = 5_000

/**
 * Bytes of a document's mark, the beginning of HMAC-SHA256 under the company's `mark_key` over its
 * key (`cpfKey`, `idDocKey`): too few to identify one of a hundred million documents, enough to
 * find one of a few hundred people.
 */
export const DOCUMENT_MARK_BYTES = 2

/**
 * A pass with its terms, so that a device can judge it; `code` is the digest of its QR code's
 * content.
 */
const packedPass = z.extend(z.omit(gatePass, { photo: true, refusal: true }), {
  /** base64url of SHA-256 over the code in capitals. */
  code: z.string(),
  state: z.string(),
  status: z.string(),
  uses_allowed: z.nullable(z.int()),
  uses_done: z.int(),
  on_holidays: z.nullable(z.boolean()),
})

const place = z.object({ id: z.uuid(), title: z.string() })

/**
 * `GET /gate/pack`: the data that a desk reads in advance to continue without a network. Documents
 * are included as marks alone (`documentMark`), codes of passes as digests, PINs not at all: eight
 * digits could be found by trying.
 */
export const packAnswer = z.object({
  data: z.object({
    /** The server's time, by which a device corrects its own. */
    at: moment,
    expires_at: moment,
    /** Proves to the server who made an entry, and in which period. */
    ticket: z.string(),
    /** The key that entries are encrypted to: the raw P-256 point in base64url, and its name. */
    server_key: z.object({ id: z.string(), public_key: z.string() }),
    /** The key of the documents' marks, in base64url; each company has one that never changes. */
    mark_key: z.string(),
    /** Minutes before and after its time in which a pass is still valid. */
    tolerance_min: z.int(),
    /** Holidays from yesterday to the day after tomorrow, as `YYYY-MM-DD`. */
    holidays: z.array(z.string()),
    /** Visitors who wait, may enter or are expected today, and those inside. */
    visits: z.array(
      z.extend(z.omit(gateVisit, { photo: true, refusal: true, items: true }), {
        document: z.nullable(z.string()),
        /** The plate that the visitor last had, if the visit names none. */
        usual_plate: z.nullable(z.string()),
      }),
    ),
    /** Reservations whose guests come today, and guests who were invited together. */
    events: z.array(gateEvent),
    parties: z.array(party),
    /** Visitors whose exit nobody recorded, for the emergency list. */
    unconfirmed: z.array(z.extend(musterVisit, { place: z.string() })),
    /** Number of people who live here today, each once; absent from packs of earlier versions. */
    residents: z.optional(z.int()),
    /** People seen by readers, without their telephones, for the emergency list. */
    seen: z.array(presentArea),
    /** Where readers saw visitors, by the visit. */
    seen_visits: z.record(z.uuid(), seenVisitor),
    passes: z.array(
      z.extend(packedPass, {
        document: z.nullable(z.string()),
        usual_plate: z.nullable(z.string()),
      }),
    ),
    blocked: z.object({
      /** Marks of documents of blocked visitors. */
      documents: z.array(z.string()),
      /** Canonical keys of their plates. */
      plates: z.array(z.string()),
    }),
    /** Registered cars, by the canonical key of their plates. */
    plates: z.array(
      z.object({
        key: z.string(),
        plate: z.string(),
        title: z.string(),
        apartment: z.nullable(place),
      }),
    ),
    /** Units by tower and number, with the intercom and the contacts who may authorise visitors. */
    units: z.array(
      z.extend(place, {
        tower_id: z.nullable(z.uuid()),
        intercom: z.nullable(z.string()),
        /** Number of people who live there today. */
        residents: z.int(),
        people: z.array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            relation: z.string(),
            phones: z.array(z.string()),
          }),
        ),
      }),
    ),
    /** People who work here now, who also receive visitors. */
    employees: z.array(place),
    /** Common areas, which visitors may also come to. */
    areas: z.array(place),
    /** Who passes which points these days. */
    access: dayRules,
  }),
})

export type DeskPack = z.output<typeof packAnswer>['data']
export type PackedPass = DeskPack['passes'][number]
