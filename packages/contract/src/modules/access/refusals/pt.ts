import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accessRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof accessRefusals> = {
  pin_not_accepted: 'Este PIN não pode ser usado. Escolha outro, que não seja fácil de adivinhar.',
  pin_missing: 'Defina primeiro o PIN normal.',
  command_waiting: 'O leitor ainda executa o pedido anterior. Espere o resultado.',
  reader_not_approved:
    'O endereço deste leitor não está aprovado. Peça a aprovação à administração da plataforma.',
  face_term_changed: 'O texto do consentimento mudou. Abra a tela de novo e leia o texto atual.',
  face_consent_missing: 'Falta o consentimento desta pessoa para o uso da foto.',
  face_photo_small:
    'A foto é pequena demais. Envie uma com pelo menos 480 pixels de largura e de altura.',
  face_guardian_consents: 'Quem consente por um menor de idade é o responsável.',
  face_guardian_missing: 'O cadastro deste menor não tem um responsável.',
  face_no_email: 'Não há e-mail no cadastro para onde enviar o link.',
  face_link_over: 'Este link expirou. Peça outro à administração.',
  face_company_inactive:
    'Esta empresa está inativa no Portaria. Por este link só é possível retirar o consentimento.',
  face_link_used:
    'Este link já foi usado. Por ele só é possível retirar o consentimento; para consentir de novo ou trocar a foto, peça outro à administração.',
  already_ordered: 'Estes pontos já estão sob uma ordem igual.',
  order_live:
    'Há portas liberadas ou entradas bloqueadas. Peça ao síndico que encerre a ordem antes de inativar a empresa.',
  interlocked:
    'A outra porta do intertravamento não foi lida como fechada. Feche-a e tente de novo.',
  pardon_over: 'Esta recusa não pode mais ser perdoada. Peça que a pessoa tente entrar de novo.',
}
