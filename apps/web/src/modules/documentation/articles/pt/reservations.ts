import { type Article, heading, list, note, p, steps } from '../article.ts'

export const reservations: Article = [
  p(
    'Em **{events.calendar.title}** cada área comum tem o seu calendário. O que aparece livre é o que a reserva aceita: o calendário, o formulário e a reserva perguntam às mesmas regras. Cada área tem a sua cor, e **{events.calendar.empty}** marca os dias do mês sem nenhuma. Um clique numa reserva a abre sobre o calendário, com **{registers.events.transitions.approve.button}** e **{registers.events.transitions.refuse.button}** para quem decide.',
  ),
  heading('book', 'Reservar'),
  steps(
    'No início, **{events.title}**. Escolha a área: a foto, a lotação e a taxa estão no botão.',
    'Escolha o dia e o horário. Os dias em cinza não têm horário livre; um horário que não dá diz por quê.',
    'Diga para que é e quantos convidados vêm. Eles contam com acompanhantes e crianças.',
    'Confira tudo. Se a área tem uma regra, o link está ali: ao reservar, você aceita essa versão.',
  ),
  p(
    'Depois, **{events.success.file}**, **{events.success.copy}**, **{events.success.whatsApp}** ou **{events.success.email}** contam aos outros. O texto não diz a sua unidade.',
  ),
  heading('waiting', 'A fila de espera'),
  p(
    'Em um horário que outra reserva já tem, **{events.time.wait}** guarda o seu lugar. Se ele vagar, avisamos o primeiro da fila e o horário fica guardado por 12 horas, ou pela metade do tempo que falta, se for menos. **{registers.events.transitions.accept.button}** confirma; sem resposta, a oferta passa ao próximo.',
  ),
  heading('guests', 'Os convidados'),
  steps(
    'Na página da reserva, **{event-guests.panel.begin}** abre os convidados.',
    '**{event-guests.pasteList}** lê o que você traz do WhatsApp ou de uma planilha: colunas, nomes entre vírgulas, numeração, “+1”, “Família Alves (4 pessoas)”, crianças, telefones e documentos. O que não for entendido aparece à parte. Você confere antes de incluir.',
    '**{event-guests.send}** mostra um link para cada pessoa, para o WhatsApp ou para copiar, e manda por e-mail a quem tem endereço.',
  ),
  p(
    'O convidado responde sem entrar no sistema, e vê só a festa, o lugar, a hora e o seu primeiro nome. Quem vem recebe um QR Code, que vale do preparo ao fim da reserva. Antes disso, a página do passe diz a partir de quando ele vale; enquanto uma mudança da reserva espera aprovação, ele fica suspenso. Acompanhantes e crianças contam nos lugares da área; quem não vem libera o seu.',
  ),
  p(
    'Na portaria, a reserva é uma linha com quantos chegaram, e cada convidado é achado pelo nome, pelo código ou pelo número. Você acompanha as chegadas na mesma lista. Se a reserva termina, os convites e os passes terminam com ela. A lista é apagada 90 dias depois, ou no prazo do condomínio.',
  ),
  heading('approve', 'Aprovar e recusar'),
  list(
    'Em uma área que pede aprovação, o pedido guarda o horário por 48 horas, ou até a antecedência da área, se for antes. Sem resposta, ele é recusado.',
    '**{registers.events.transitions.approve.button}** confirma. **{registers.events.transitions.refuse.button}** pede o motivo, que a pessoa lê.',
    '**{registers.events.transitions.cancel.button}** libera o horário. Depois do prazo da área, o cancelamento conta no limite da unidade, se a área diz assim.',
    '**{registers.events.choices.state.no_show}** vale depois do começo, e conta se a área diz assim.',
  ),
  heading('inspection', 'A vistoria'),
  p(
    'Na página da reserva, cada item da área tem uma linha, antes e depois do uso. **{event-inspections.allFine}** responde a todos de uma vez; **{event-inspections.damage}** pede o que foi encontrado, com foto. Fica registrado quem olhou e quando.',
  ),
  heading('conflicts', 'Quando a área muda'),
  p(
    'Se você muda horários, preparo, limpeza, dias sem reserva ou áreas que fecham junto, as reservas já feitas continuam valendo. A página da área mostra **{events.conflicts.title}**, cada uma com o motivo, para alguém decidir.',
  ),
  heading('feed', 'No seu calendário'),
  p(
    '**{events.feed.title}** cria um link que o calendário do celular ou do computador lê sozinho. **{events.feed.renew}** encerra o anterior, e o link termina com o seu acesso.',
  ),
  note('As horas são as do condomínio. Uma festa que passa da meia-noite é do dia em que começa.'),
]
