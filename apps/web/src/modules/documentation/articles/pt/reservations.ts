import { type Article, heading, list, note, p, steps } from '../article.ts'

export const reservations: Article = [
  p(
    'Em **Reservas** cada área comum tem o seu calendário. O que aparece livre é o que a reserva aceita: o calendário, o formulário e a reserva perguntam às mesmas regras.',
  ),
  heading('book', 'Reservar'),
  steps(
    'No início, **Reservar uma área**. Escolha a área: a foto, a lotação e a taxa estão no botão.',
    'Escolha o dia e o horário. Os dias em cinza não têm horário livre; um horário que não dá diz por quê.',
    'Diga para que é e quantos convidados vêm. Eles contam com acompanhantes e crianças.',
    'Confira tudo. Se a área tem uma regra, o link está ali: ao reservar, você aceita essa versão.',
  ),
  p(
    'Depois, **Pôr no calendário (.ics)**, **Copiar texto**, **Mandar por WhatsApp** ou **Mandar por e-mail** contam aos outros. O texto não diz a sua unidade.',
  ),
  heading('waiting', 'A fila de espera'),
  p(
    'Em um horário que outra reserva já tem, **Entrar na fila** guarda o seu lugar. Se ele vagar, avisamos o primeiro da fila e o horário fica guardado por 12 horas, ou pela metade do tempo que falta, se for menos. **Aceitar o horário** confirma; sem resposta, a oferta passa ao próximo.',
  ),
  heading('guests', 'Os convidados'),
  steps(
    'Na página da reserva, **Fazer a lista** abre os convidados.',
    '**Colar lista** lê o que você traz do WhatsApp ou de uma planilha: colunas, nomes entre vírgulas, numeração, “+1”, “Família Alves (4 pessoas)”, crianças, telefones e documentos. O que não for entendido aparece à parte. Você confere antes de incluir.',
    '**Enviar convites** mostra um link para cada pessoa, para o WhatsApp ou para copiar, e manda por e-mail a quem tem endereço.',
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
    '**Aprovar** confirma. **Recusar** pede o motivo, que a pessoa lê.',
    '**Cancelar reserva** libera o horário. Depois do prazo da área, o cancelamento conta no limite da unidade, se a área diz assim.',
    '**Não compareceram** vale depois do começo, e conta se a área diz assim.',
  ),
  heading('inspection', 'A vistoria'),
  p(
    'Na página da reserva, cada item da área tem uma linha, antes e depois do uso. **Tudo em ordem** responde a todos de uma vez; **Registrar dano** pede o que foi encontrado, com foto. Fica registrado quem olhou e quando.',
  ),
  heading('conflicts', 'Quando a área muda'),
  p(
    'Se você muda horários, preparo, limpeza, dias sem reserva ou áreas que fecham junto, as reservas já feitas continuam valendo. A página da área mostra **Reservas em conflito com a área**, cada uma com o motivo, para alguém decidir.',
  ),
  heading('feed', 'No seu calendário'),
  p(
    '**Assinar no meu calendário** cria um link que o calendário do celular ou do computador lê sozinho. **Gerar novo link** encerra o anterior, e o link termina com o seu acesso.',
  ),
  note('As horas são as do condomínio. Uma festa que passa da meia-noite é do dia em que começa.'),
]
