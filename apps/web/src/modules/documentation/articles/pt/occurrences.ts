import { type Article, heading, list, p, steps } from '../article.ts'

export const occurrences: Article = [
  p(
    'Em **{registers.occurrences.many}** fica o que aconteceu e o que foi feito: quem relatou, quando, com que provas. O relato e as provas não mudam depois; só recebem acréscimos.',
  ),
  heading('report', 'Relatar'),
  steps(
    'No início, **{landing.home.report}**; a equipe usa **Nova ocorrência**, ou **{occurrences.open}** numa reserva, numa visita ou num alerta de pânico atendido, que já preenche onde e quando. Um item com dano na vistoria abre uma ocorrência sozinho.',
    'Diga **{registers.occurrences.fields.description}** e **{registers.occurrences.fields.happened_at}**, e anexe as **{registers.occurrences.fields.attachments}**.',
    'A equipe escolhe o **{registers.occurrences.fields.type}**, que traz gravidade e prazo e pode pedir uma foto, e os **{registers.occurrences.fields.involved}**.',
  ),
  p(
    'Em **{registers.occurrence-types.many}**, a administração diz o grupo, a **{registers.occurrence-types.fields.default_severity}**, o **Prazo (horas)** e se o tipo **Pede foto**.',
  ),
  heading('who', 'Quem lê'),
  list(
    'Quem relatou lê o que relatou e o que é dito a quem relatou; nem a própria família lê.',
    'A unidade envolvida nunca sabe quem relatou: ela não lê a ocorrência. **{registers.occurrences.transitions.tell-unit.button}** manda aos moradores dela só o texto que a administração escreve. **{registers.occurrences.fields.hidden_from_unit}** impede até isso.',
    'A equipe lê tudo, e escolhe **Quem lê** cada comentário.',
  ),
  heading('work', 'Cuidar'),
  p(
    '**{registers.occurrences.transitions.analyse.button}**, **{registers.occurrences.transitions.proceed.button}** e **{registers.occurrences.transitions.close.button}** avisam quem relatou. **{registers.occurrences.transitions.close.button}** diz o que foi feito e **{registers.occurrences.transitions.cancel.button}** pede o motivo. Nada se remove.',
  ),
  heading('violations', 'Advertir e multar'),
  list(
    'Numa ocorrência, **{violations.open}** abre uma infração com a unidade, a regra, o dia e o lugar. Escreva os **{registers.violations.fields.facts}** para a unidade ler: a carta nunca diz quem relatou. **{registers.violations.transitions.notify.button}** escreve a carta ao proprietário, com cópia ao inquilino; o texto não muda mais.',
    'O prazo da defesa conta do recebimento comprovado: o proprietário usa **{registers.violations.transitions.confirm.button}** no app, ou a administração usa **{registers.violations.transitions.receive.button}** e anexa o recibo.',
    'O proprietário usa **{registers.violations.transitions.defend.button}** até o fim do prazo; uma defesa em papel é registrada pela administração. O inquilino lê a sua cópia.',
    'Depois da defesa, ou do fim do prazo, decida: **{registers.violations.transitions.dismiss.button}**, **{registers.violations.transitions.warn.button}** ou **{registers.violations.transitions.fine.button}**. A multa precisa de uma regra que a preveja e vai até 5 vezes a contribuição da unidade; até 10 com a ata da assembleia anexada.',
    '**{violations.pdf}** faz a carta do texto que foi emitido, com o código que prova que é o mesmo. No fim há lugar para a assinatura e para o recibo de quem a recebe.',
  ),
  heading('council', 'Sobre o síndico'),
  list(
    'O que acusa o síndico vai ao conselho: escolha **{occurrences.aboutSindico}**, no início ou em **{registers.occurrences.many}**. Leem quem estava no conselho naquele momento e os administradores da plataforma, com números próprios.',
    'O conselho é de moradores: a administração marca o conselho no acesso de cada um, a qualquer momento, e os outros do conselho são avisados. Quem entra depois não lê o que já foi relatado; só um administrador da plataforma muda **{registers.council-occurrences.fields.readers}**.',
    'Mesmo do conselho, não lê quem é síndico ou foi há menos de um ano, nem quem o relato nomeia.',
  ),
]
