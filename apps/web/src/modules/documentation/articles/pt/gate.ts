import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const gate: Article = [
  p(
    'Você está na portaria, alguém chegou, e há fila. Esta página é para achar depressa quem chegou e para saber o que fazer num alerta.',
  ),
  heading('desk', 'A portaria em uma tela'),
  p(
    'Ao entrar você já está na **{gate.title}**, a primeira entrada de **{app.navigation.registers}**. Um só campo recebe tudo: nome, apartamento, placa, documento, cartão, o QR Code do convite ou o PIN. Ele está pronto quando a tela abre e depois de cada ação; [[Esc]] o limpa.',
  ),
  picture(
    'desk',
    'A portaria: quem espera, quem é esperado, quem está dentro e o que está emprestado.',
  ),
  steps(
    'Leia o QR Code com o leitor de mesa, ou toque no botão da câmera ao lado do campo. A entrada é registrada na hora, com o rosto e o destino em letras grandes.',
    'Sem o código, escreva o começo do nome, ou o nome e a unidade (camila 1203): [[↓]] e [[↑]] escolhem, [[Enter]] faz o que se espera (entrada, saída, resposta), [[Shift]] [[Enter]] registra a entrada com foto e [[Ctrl]] [[Enter]] abre o cadastro.',
    'Falta o documento? A tela pede uma vez. Há algo contra a entrada, como um bloqueio? Ela diz o quê, e só um motivo libera.',
    'Chegou sem convite: escreva o apartamento. Aparecem quem pode autorizar e os telefones; [[L]] liga, [[V]] registra a visita, e a unidade é avisada. Quando o morador responde pelo aplicativo, a linha muda sozinha. Se ele respondeu a você, **{gate.act.answer}** pergunta com quem você falou.',
    '**{gate.act.leave}** encerra a visita, com um toque.',
    'Para cada motivo da visita a janela pede só o que precisa: de uma entrega, a empresa e a unidade; de um serviço, o prestador, ou que não há um cadastrado; de uma autoridade, o órgão, e ela entra na hora. De alguém bloqueado ela pede o motivo antes de avisar a unidade; síndico e portaria ficam sabendo.',
    'Errou? **{gate.undo.label}**, ou [[Ctrl]] [[Z]] com o campo vazio, desfaz a entrada ou a saída por 10 segundos: a unidade que foi avisada fica sabendo, e o que saía com a pessoa volta a constar dentro. Quem consta dentro desde ontem entra de novo com **{gate.forgotten.close}**. Quem chega antes ou depois da hora traz isso na linha; **{gate.act.letIn}** deixa entrar. Destino errado? Na página da visita, **{registers.visits.transitions.cancel.button}**, e registre de novo.',
  ),
  p(
    'Nada encontrado? [[Enter]], ou **{gate.box.register}**, abre a visita com o nome, a placa ou o CPF que foi digitado. De noite, [[F8]] deixa a tela escura e maior, só neste aparelho; [[F8]] de novo volta.',
  ),
  p(
    'De um lado ficam quem espera e quem é esperado hoje; do outro, quem está dentro, por unidade, o que está emprestado e os movimentos; no celular, uma lista por vez. Quem passou do tempo e os carros que ninguém cadastrou vêm marcados. Uma placa lida quase certa (O e 0, I e 1, B e 8) aparece como parecida. Várias mesas veem o mesmo, na hora.',
  ),
  p(
    '**{gate.musterLink}** mostra todos a procurar, para imprimir, buscar ou marcar no celular: visitantes por unidade e, por área, quem os leitores viram, com o que está em dúvida. Quem não teve a saída registrada vem como não confirmado. Nem todo morador passa por um leitor: o número de moradores de cada unidade está ao lado.',
  ),
  p(
    'Um número que existe em várias torres mostra uma letra para cada uma: tecle a letra e espere um instante; letras digitadas em seguida são um nome ou uma torre. Digite festa, chave, encomenda 18 ou ifood para achar a festa de hoje, o que está emprestado, uma encomenda ou registrar uma entrega. A unidade aberta mostra também quem é esperado ou está dentro, os carros e as encomendas. Quatro convidados ou mais de uma mesma festa são uma linha só, com quantos já chegaram. Quem passou do tempo é avisado a cada 15 minutos até sair ou até você escolher **{gate.act.mayStay}**. Chaves são emprestadas e devolvidas na mesma tela, e **{gate.moves.title}** mostra quem entrou e saiu. O que já terminou não se altera: na página da visita, **{visits.correct.add}** guarda o que faltou, com o motivo e o seu nome.',
  ),
  heading('live', 'O condomínio ao vivo'),
  p(
    'Na portaria, a aba **{live.place.condominium}** mostra todas as torres lado a lado, com uma janela por unidade, acesa por quem está dentro, quem é esperado, encomendas, reservas de hoje, solicitações atrasadas e pedidos de socorro. Um toque na janela abre o dia da unidade ao lado; a caixa de busca continua acima. Na lista de emergência, a torre com mais visitas dentro vem primeiro. Sem conexão, um aviso diz de que horas é o que aparece.',
  ),
  heading('parcels', 'Encomendas na portaria'),
  steps(
    'Leia a etiqueta no campo da portaria. Se a encomenda é nova, [[Enter]] abre **{parcelDesk.reception.title}**: escreva a unidade ou o começo do nome e tecle [[Enter]]. Com [[Shift]] [[Enter]] a câmera abre, e o próximo [[Enter]] fotografa e recebe.',
    'A janela continua aberta para a próxima etiqueta. Tipo e lugar ficam como na anterior; Correios é reconhecido pelo código. Ao lado está o que você recebeu agora, para imprimir ou **{gate.undo.label}** em até 15 minutos. Um código que já está guardado é avisado, e nada é recebido duas vezes sem você confirmar.',
    'Para entregar, digite o código de retirada e tecle [[Enter]]: a tela diz de quem é, onde está e quem retira. [[Enter]] de novo entrega.',
    'Sem código, escreva a unidade ou o nome e tecle [[Enter]]; [[E]] mostra o que espera e [[R]] recebe. Escolha as encomendas e quem retira; uma assinatura ou uma foto vale para todas. Quem não é da unidade precisa de um motivo.',
  ),
  p(
    'No alto da tela está quantas encomendas esperam e quantas passaram do prazo. Na página de uma encomenda, em **{register-pages.moreActions}**, **{parcelDesk.move.save}** guarda onde ela estava; **{registers.parcels.transitions.refuse.button}**, só para correspondência judicial, traz a declaração pronta para conferir, assinar e imprimir; **{registers.parcels.transitions.lose.button}** pede o relato.',
  ),
  heading('lockers', 'Encomendas no locker'),
  steps(
    'Depois de receber, **{locker-doors.deposit.start}** abre a menor porta livre do tamanho escolhido: teclas 1 a 4 e [[Enter]]. Guarde a encomenda e feche a porta. Só quando a porta é lida fechada, com a encomenda dentro, ela está no locker e o morador é avisado.',
    'O morador retira com **{locker-doors.collect.start}**. Quem tem um código o diz na portaria: digite-o e escolha **{locker-doors.byCode.open}**. O código é gasto quando a porta fecha.',
    'No registro do locker, **{locker-doors.see}** mostra cada uma: livre, reservada, ocupada ou bloqueada, se a trava está aberta, e o que está em atraso. As setas andam entre elas, [[Enter]] abre os detalhes, e ali você abre para conferir ou bloqueia, sempre com um motivo.',
  ),
  p(
    'Uma porta não abriu? A tela diz por quê. Se ela já estava aberta, feche e tente outra vez; se não há porta do tamanho, a encomenda fica na portaria. “Não sabemos se a porta abriu” quer dizer que a resposta da placa se perdeu: vá até o locker, olhe, e diga **{locker-doors.resolve.inside}** ou **{locker-doors.resolve.empty}**. Nada é aberto de novo sozinho. Uma porta aberta por mais de 3 minutos, ou um sensor que não confere, chega às suas notificações.',
  ),
  heading('handover', 'Passagem de turno'),
  steps(
    'Em **{gate.title}**, escolha **{gate.handover}** e **Nova passagem de turno**. O posto já vem escrito; [[Ctrl]] [[Enter]] começa. Cada posto tem uma passagem em aberto por vez.',
    'A página mostra o que passa: encomendas que esperam, chaves emprestadas, visitas, portas de lockers com problema, alertas e saídas de hoje, cada um com a sua lista, e as anotações da passagem anterior.',
    '**{registers.handovers.transitions.leave.button}**: conte as encomendas da portaria e dos armários, explique se o número difere do sistema, escreva o que o próximo turno precisa saber e assine.',
    'Quem entra abre a mesma passagem com o próprio acesso, no celular ou no computador da portaria, e escolhe **{registers.handovers.transitions.receive.button}**. Se algo não confere, escreve uma ressalva.',
  ),
  p(
    'Antes da assinatura, só quem começou a passagem a altera, e o início e o fim são horários que já passaram. O que foi assinado não muda mais, nem pela administração. **{parcelDesk.sitting.print}** faz a página do livro; a vista **{registers.handovers.views.differing.f}** mostra contagens diferentes e ressalvas.',
  ),
  heading('find', 'Achar quem chegou'),
  list(
    'Uma placa: em **{registers.vehicles.many}**, escreva a placa na busca, com ou sem traço. A antiga e a Mercosul do mesmo carro acham a mesma linha, com a unidade e o dono.',
    'Um morador: em **{registers.residents.many}**, o começo de qualquer um dos nomes basta, sem acentos. Quem tem **{common.fields.social_name}** aparece por ele também.',
    'Uma unidade: em **{registers.apartments.many}**, o número ou o nome da torre. Na página dela, **{occupancies.ofApartment}** mostra as pessoas de hoje.',
    'Alguém com o documento na mão: escreva o CPF ou o número do documento inteiro na busca. Ele acha a pessoa mesmo que, para você, o número apareça protegido.',
  ),
  note(
    'CPF, documento, data de nascimento e observações de pessoas são dados protegidos. O seu papel os vê mascarados ou vazios: isso é proposital, e a busca pelo número inteiro funciona. Cada consulta fica registrada, e há um limite por hora: 30 números que ninguém tem e 300 de pessoas achadas. Quem você procura em uma lista, não acha e cadastra nela em até 10 minutos não conta, até 300 vezes por hora. PINs errados contam à parte, e códigos de retirada também: 60 de cada por hora. Um QR válido nunca espera.',
  ),
  heading('visitors', 'Cadastrar um visitante'),
  steps(
    'Em **{registers.visitors.many}**, busque antes: quem já veio está lá.',
    'Não está? Escolha **Novo visitante**. Peça CPF ou outro documento, um dos dois é preciso, e escreva o nome. De um estrangeiro vale o passaporte, a CRNM ou a identidade do país dele (DNI, CI, RUN): escolha o tipo e o país, e o número é achado com pontos ou sem.',
    'Com a câmera do aparelho, **{register-pages.image.shoot}** guarda o rosto. Salve com [[Ctrl]] [[Enter]].',
  ),
  p(
    'Digitou errado? No mesmo dia você pode corrigir o que você mesmo informou: o campo vem vazio, e você escreve por cima. Se o documento já for de outro cadastro, a tela mostra o que existe e oferece abri-lo. Um visitante marcado como **{registers.visitors.fields.provisional}** veio do convite de um morador, ainda sem documento: complete quando ele chegar.',
  ),
  p(
    'O visitante provisório chegou? Abra a página dele, escolha **{register-pages.record.edit}**, escreva o CPF ou o documento e tire a foto. Se o documento já for de alguém cadastrado, escolha **{registers.visitors.actions.merge}**: o convite passa para o cadastro que existe.',
  ),
  warning(
    'Um visitante marcado como **{gate.hit.blocked}** não deve entrar. Na lista, filtre por essa coluna para ver todos. Você também bloqueia: na página do visitante, **Bloquear** pede o motivo e vale 24 horas, a menos que o síndico confirme. Só o síndico libera antes. O motivo só é mostrado a quem administra.',
  ),
  heading('visits', 'Visitas: chegada, resposta e entrada'),
  steps(
    'Alguém sem convite: em **{handovers.visits.title}**, escolha **Nova visita**. Quem vem pela primeira vez você cadastra ali mesmo, com **{visits.newVisitor.button}**: foto e documento. Escolha o tipo e o destino e salve: a casa é perguntada na hora.',
    'A página da visita muda sozinha quando alguém responde, e diz quem foi. Se responderem pelo interfone, use **{registers.visits.transitions.authorise.button}** e escreva o nome de quem respondeu. Sem resposta no prazo da empresa, você é avisado.',
    '**{gate.act.enter}** deixa entrar. Se falta o documento, a tela o pede; se algo impede, diz o quê, e só libera com um motivo, que fica registrado. Na saída, **{gate.act.leave}**.',
  ),
  p(
    'Quem tem convite está na vista **{registers.visits.views.expected.f}**. Um passe que não vale diz por quê: ainda não vale, terminou, já foi usado, foi revogado, é para outro destino, ou não vale neste dia, horário ou feriado. Uma autoridade é registrada com **{registers.visits.fields.authority}** e nunca espera.',
  ),
  p(
    'O que entra ou sai com alguém está em **{registers.item-passes.many}**: confira e escolha **{registers.item-passes.transitions.pass.button}**.',
  ),
  heading('offline', 'Quando a conexão cai'),
  p(
    'A portaria continua, também depois de recarregar a página: este aparelho guarda, cifradas e por até 12 horas, as visitas de hoje, os passes, as placas e quem está bloqueado. A faixa no alto diz desde quando falta a conexão, quantos registros aguardam e até quando a lista vale.',
  ),
  p(
    'Registre entradas e saídas como sempre. Como ninguém pode responder pelo aplicativo, ligue e escreva quem autorizou. PINs não ficam no aparelho: use o QR Code ou o nome. A **{gate.musterLink}** e as unidades, com interfones e telefones de quem autoriza, abrem também sem conexão; encomendas esperam por ela. Um documento que talvez seja de alguém bloqueado é uma pergunta, não uma recusa: confira antes.',
  ),
  p(
    'Na faixa, “Quem passa onde?” mostra quem passa hoje em cada ponto e em que horas; escreva um nome ou uma unidade para ler por onde a pessoa passa. São as regras que o aparelho leu por último: nada abre dali.',
  ),
  p(
    'Quando a conexão volta, tudo é enviado sozinho, com o seu nome e a hora em que aconteceu. O que não confere (um passe usado em outro portão, por exemplo) não vira uma segunda entrada: fica em “registros a resolver”, e você ou o síndico diz o que aconteceu, com uma observação. **Sair** do sistema apaga a lista do aparelho; o que aguarda envio fica.',
  ),
  heading('changes', 'O que você pode alterar'),
  p(
    'Você cadastra e altera moradores, veículos, animais, visitantes, prestadores e cartões, altera torres e apartamentos, e anota mudanças de unidade. Remover, você remove só visitantes, e visitas que a portaria mesma marcou e que ainda não começaram. Importar e exportar planilhas fica com a administração. A tabela inteira está em [Papéis e permissões](/documentation/administrators/roles).',
  ),
  heading('panic', 'Quando chega um alerta de pânico'),
  steps(
    'Uma faixa vermelha aparece no alto de qualquer página, com som: quem pediu ajuda, onde mora e o que escreveu.',
    'Vá, ou mande alguém, e escolha **{panic.alert.acknowledge}**. O som para em todos os lugares, e a pessoa vê o seu nome.',
    'Em **{panic.own.show}** estão o rosto e a unidade de quem pediu, há quantos segundos foi, botões que ligam para a pessoa e para o contato de emergência dela, cada acionamento e a linha do tempo.',
  ),
  p(
    'A faixa empurra a página para baixo e não esconde nada dela; janelas e páginas de erro ficam também abaixo dela. No teclado, [[Alt]] [[Shift]] [[A]] vai até ela.',
  ),
  p(
    'Quem encerra o alerta é o síndico ou a administração da plataforma. Se outra pessoa assumir antes, a faixa some de todas as telas. Se quem pediu acionar de novo, ela volta, com som: o caso não acabou. Duas mesas com o mesmo acesso avisam uma à outra.',
  ),
  note(
    'O navegador só toca o alarme depois do primeiro clique na página. No começo do turno, clique uma vez em qualquer lugar. Se aparecer **{panic.banner.soundOff}**, faça isso.',
  ),
  p(
    'Você também pode pedir ajuda: o botão vermelho da impressão digital, na barra ou, no celular, embaixo à direita. No teclado, [[Alt]] [[Shift]] [[P]].',
  ),
  heading('rounds', 'Rondas e ocorrências'),
  p(
    'A sua ronda se faz no celular: [Rondas](/documentation/rounds) diz como. O que aconteceu no turno se registra em **{registers.occurrences.many}**, como diz [Ocorrências e conselho](/documentation/occurrences).',
  ),
]
