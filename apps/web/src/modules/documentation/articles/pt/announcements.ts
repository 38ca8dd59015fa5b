import { type Article, heading, list, p, steps } from '../article.ts'

export const announcements: Article = [
  p(
    'Em **{registers.announcements.many}**, a administração avisa a todos ou a alguns e fica com a prova de quem recebeu, leu e confirmou. Moradores os encontram no início e nas notificações.',
  ),
  heading('write', 'Escrever e enviar'),
  steps(
    'Em **{registers.announcements.many}**, **Novo comunicado**. Em **{registers.announcements.fields.audience}**, escolha todos, torres ou andares, algumas unidades ou alguns papéis; **{registers.announcements.fields.relations}** manda uma convocação apenas aos proprietários.',
    '**{announcements.count.title}** conta as pessoas e as unidades enquanto você escolhe, e quantas não têm acesso ao app.',
    'Marque **{registers.announcements.fields.requires_ack}** se cada um precisa confirmar que leu. O que você salva é um **{registers.announcements.choices.state.draft}**.',
    '**{registers.announcements.transitions.send.button}** mostra a conta mais uma vez; **{registers.announcements.transitions.schedule.button}** marca a hora. Quem recebe é decidido no envio e não muda mais.',
  ),
  heading('emergency', 'Emergências'),
  p(
    'O tipo **{registers.announcements.choices.kind.emergency}** chega na hora por push e e-mail, também no horário de silêncio de cada um, e a mensagem diz por quê. O título aparece na tela bloqueada. Ela precisa de um fim em **{registers.announcements.fields.valid_until}**.',
  ),
  heading('proof', 'A prova'),
  list(
    '**{announcements.delivery.open}** mostra cada pessoa: a caminho, recebeu, leu ou confirmou a leitura, e quando.',
    'Quem não tem acesso ao app é avisado em papel: marque as pessoas e **{registers.announcements.actions.record-told}** com o dia e o nome de quem entregou.',
    '**{announcements.proof.pdf}** imprime a prova por unidade; **{announcements.proof.export}** faz a planilha.',
    'Quem se muda depois lê o que ainda vale, e não entra na conta.',
  ),
  heading('correct', 'Corrigir ou retirar'),
  p(
    'O que foi enviado não muda mais. **{registers.announcements.actions.correct}** começa um rascunho com o mesmo texto; quando ele é enviado, toma o lugar do primeiro. **{registers.announcements.transitions.withdraw.button}** pede um motivo, que só a administração lê. A prova dos dois continua guardada.',
  ),
  heading('quiet', 'Horário de silêncio'),
  p(
    'Em **{shell.user.profile}**, **{own-account.notifications.quiet.title}** segura e-mails e avisos push no horário que você escolher, cada um por si. No aplicativo tudo aparece na hora, e o que foi segurado chega no fim do horário. Pânico, emergências e alguém na portaria chegam sempre, como o que você escolher em **{own-account.notifications.quiet.except}**.',
  ),
]
