import { systemActor } from '@portaria/contract/actors/actor'
import { type Language, locales } from '@portaria/i18n/languages'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { JobTools } from '../../../parts/module.ts'
import type { Tasks } from '../../../platform/jobs/task.ts'
import { type LetterTexts, letter } from '../../../platform/mail/letter.ts'
import { companyName } from '../../companies/public/companies.ts'
import { guestKeys } from './guest-keys.ts'
import { certainStates } from './guest-list.ts'
import { readLinks } from './share.ts'

const ofGuest = z.object({ guestId: z.uuid() })

type Invited = {
  email: string
  company: string
  place: string
  host: string
  language: Language | null
  time_zone: string
  starts_at: Date
}

/** The words of an invitation: nothing that the host typed, since they may write to any address. */
const texts: Record<Language, (of: Invited, when: string) => LetterTexts> = {
  pt: ({ company, place, host }, when) => ({
    subject: `Convite de ${host}: ${company}`,
    paragraphs: [`${host} convida você para ${place}, em ${company}, ${when}.`],
    button: 'Responder ao convite',
    ending: 'O link é só seu. Com a resposta, você recebe o QR Code para a portaria.',
  }),
  en: ({ company, place, host }, when) => ({
    subject: `Invitation from ${host}: ${company}`,
    paragraphs: [`${host} invites you to ${place}, at ${company}, ${when}.`],
    button: 'Answer the invitation',
    ending: 'The link is yours alone. With your answer you get the QR code for the gate.',
  }),
  es: ({ company, place, host }, when) => ({
    subject: `Invitación de ${host}: ${company}`,
    paragraphs: [`${host} le invita a ${place}, en ${company}, ${when}.`],
    button: 'Responder a la invitación',
    ending: 'El enlace es solo suyo. Con la respuesta recibe el código QR para la portería.',
  }),
  ar: ({ company, place, host }, when) => ({
    subject: `دعوة من ${host}: ${company}`,
    paragraphs: [`يدعوك ${host} إلى ${place} في ${company}، ${when}.`],
    button: 'الرد على الدعوة',
    ending: 'الرابط لك وحدك. مع ردك تحصل على رمز QR للبوابة.',
  }),
}

/**
 * Makes the letters of invitations to reservations. Guests who have answered or were removed from
 * the list get none.
 */
export function guestTasks({
  secret,
  publicUrl,
  mailer,
  onKept,
}: Pick<JobTools, 'secret' | 'publicUrl' | 'mailer' | 'onKept'>): Tasks {
  const keys = guestKeys(secret, publicUrl)
  return {
    send_guest_invitation: {
      scope: 'tenant',
      async run({ database, actor }, data) {
        const { guestId } = ofGuest.parse(data)
        const system = systemActor('guest invitation', actor.tenantId)
        const found = await database.readInTenant(system, async (context) => {
          const invited = await context.queries.first(sql<Invited>`
            SELECT g.email, ${companyName} AS company, a.name AS place,
              split_part(coalesce(nullif(h.social_name, ''), h.name), ' ', 1) AS host,
              t.time_zone, e.starts_at, u.language
            FROM event_guests g JOIN tenants t ON t.id = g.tenant_id
            JOIN events e ON e.tenant_id = g.tenant_id AND e.id = g.event_id
            JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
            JOIN residents h ON h.tenant_id = e.tenant_id AND h.id = e.resident_id
            LEFT JOIN users u ON u.id = g.created_by
            WHERE g.tenant_id = ${actor.tenantId} AND g.id = ${guestId} AND g.deleted_at IS NULL
              AND g.state = 'invited' AND g.email IS NOT NULL
              AND e.state = ANY(${[...certainStates]}::text[])`)
          if (!invited) return null
          const [link] = await readLinks(keys, context, { guestId })
          return link ? { invited, link: link.url } : null
        })
        if (!found) return
        const { invited, link } = found
        const language = invited.language ?? 'pt'
        const when = new Intl.DateTimeFormat(locales[language], {
          dateStyle: 'full',
          timeStyle: 'short',
          timeZone: invited.time_zone,
        }).format(invited.starts_at)
        // Somebody else typed the name.
        const to = { name: null, email: invited.email, language }
        const posted = await mailer.send(letter(to, link, texts[language](invited, when)))
        if (posted?.keptAs) onKept(posted.keptAs)
      },
    },
  }
}
