import { searchText } from '../../../value-types/text.ts'

/** Headings of lists, in the four languages of the product: such a line names nobody. */
const headings =
  /^(?:(?:a )?list[ae]?(?: (?:d[aeo]s?|del?|of) .*)?|(?:lista )?(?:d[eo]s )?convidad[oa]s?(?: d[aeo]s? .*)?|confirmad[oa]s?(?: .*)?|presencas?(?: .*)?|(?:nao|sem|aguardando|falta) (?:confirm|respo|vao|vem|vai).*|pendentes?|talvez|adultos?|criancas?|homens|mulheres|amig[oa]s|familiares|familia|padrinhos|nomes?(?: complet[oa]s?)?|total(?: .*)?|guests?(?: list)?|confirmed(?: .*)?|pending|maybe|adults|children|names?|invitad[oa]s?|nombres?|pendientes|قائمة .*|المدعوون|الأسماء)$/u

/** Notices of chat programs, for a picture or a withdrawn message. */
const notices =
  /^(?:(?:imagem|imagens|foto|video|audio|figurinha|documento|gif|midia|contato|localizacao|cartao do contato|image|sticker|media|imagen|archivo|documento) (?:ocultad[oa]|omitid[oa]|ocult[oa]|anexad[oa]|omitted|hidden)|<?(?:midia oculta|media omitted|arquivo .*oculto)>?|(?:esta |voce apagou esta |esta )?(?:mensagem|message) (?:foi |was )?(?:apagada|deleted)|voce apagou esta mensagem|(?:ligacao|chamada) (?:de voz |de video )?perdida|as mensagens e ligacoes .*|messages and calls .*)$/u

/** Words of people who decline, and marks by which lists cross them out. */
const declined =
  /^\s*[❌✖✗✘🚫]|(?<!\p{L})n[ãa]o\s+(?:vai|vem|vou|pode|poder[áa]|confirmou|ir[áa])(?!\p{L})|^[\s\p{P}\d]*~[^~]+~\s*$/iu

const bareWords = (line: string): string =>
  searchText(line)
    .replace(/[^\p{L}\p{N}\s<>]/gu, ' ')
    .replace(/\s+\d+$|^\d+\s+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a line is a heading of the lines below it, or a notice of a chat program. */
export function isHeading(line: string): boolean {
  const words = bareWords(line)
  return headings.test(words) || notices.test(words)
}

/** Whether a line names a person who is not coming. */
export const isDeclined = (line: string): boolean => declined.test(line)
