import { type Article, heading, list, note, p, picture } from '../article.ts'

export const providers: Article = [
  p(
    'O condomínio pode dar a você um acesso. Nele você vê só o que é seu: onde esperam você, os seus documentos, e os cartões e veículos registrados em seu nome.',
  ),
  picture('provider', 'O seu início: as visitas de hoje, com o aviso de que você está chegando.'),
  heading('expected', 'Onde esperam você'),
  list(
    '**{landing.providerVisits}** mostra cada visita marcada: a unidade, o horário e o assunto.',
    'Perto do horário, **{landing.providerComes}** avisa a portaria e a unidade, uma vez.',
    'No mesmo período, um botão liga para quem pediu a visita. Antes e depois, o telefone não aparece.',
  ),
  p(
    'Na portaria, diga o seu nome ou mostre o documento. A unidade autoriza a entrada, e a portaria registra quando você entra e sai.',
  ),
  heading('asked', 'O que pedem a você'),
  p(
    '**{landing.providerRequests}**, no início, e **{registers.requests.many}**, no menu, mostram os pedidos que ficaram com você. **{registers.requests.transitions.start.button}** avisa quem pediu, **{registers.requests.transitions.complete.button}** diz o que foi feito, e **{registers.requests.transitions.release.button}** deixa um recado à equipe. Os **{landing.home.announcements}** para prestadores também estão no menu.',
  ),
  heading('documents', 'Os seus documentos'),
  p(
    '**{landing.providerAdd}** envia um documento novo: o tipo, o número, a validade e uma foto. O que já foi enviado, só o condomínio altera ou remove. Você é avisado antes do vencimento; com um documento vencido, a portaria precisa de um motivo para a sua entrada.',
  ),
  heading('own', 'O que é seu'),
  p(
    '**{landing.providerOwn}** diz onde você atende e até quando vai o contrato. **{landing.providerHolds}** mostra os cartões e veículos em seu nome; perdeu um cartão? Avise a portaria, que o bloqueia.',
  ),
  note('Em perigo, o botão vermelho chama a portaria e o síndico, também para você.'),
]
