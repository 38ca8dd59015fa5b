import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const residents: Article = [
  p(
    'No Portaria você cuida do que é seu: as pessoas da sua casa, os carros, os animais e os visitantes. E tem um botão para pedir ajuda.',
  ),
  picture('home', 'O início no celular: convidar, ver quem vem e o que chegou.'),
  heading('first-time', 'A primeira vez'),
  steps(
    'O síndico manda um convite para o seu e-mail, ou entrega um cartão com um código. Abra o link, diga o seu nome e escolha uma senha com 12 caracteres ou mais.',
    'Entre com o e-mail e a senha. No celular, o endereço funciona no navegador, sem instalar nada.',
    'Confira em **{shell.user.profile}** o seu telefone: é por ele que a portaria liga.',
  ),
  p(
    'Não recebeu? Olhe a caixa de spam, ou peça ao síndico que confira o endereço. Se você escolheu **{shell.user.register}**, falta o síndico liberar o acesso: até lá a conta não entra em lugar nenhum.',
  ),
  heading('phone', 'No celular'),
  p(
    'No celular, a barra de baixo leva a **{app.titles.project}**, **{registers.visits.many}**, **{registers.parcels.many}** e **{registers.events.many}**; **{app.phoneBar.more}** abre o menu inteiro. O botão vermelho fica acima dela, longe dos outros botões.',
  ),
  p(
    'O início mostra o que espera você, cada coisa com o seu botão: responder a uma visita, ler e confirmar um comunicado, aceitar uma regra, conferir o que a equipe terminou. Em cada encomenda, **{own-parcels.home.show}** abre o código para mostrar na portaria. Depois vêm quatro botões grandes; **{landing.home.everything}** abre as suas pessoas, veículos, reservas e o resto.',
  ),
  p(
    'Instale o Portaria na tela inicial pelo menu do navegador. No iPhone e no iPad o ícone mostra quantos avisos você não leu, depois que você permite as notificações. No Android, segurar o ícone mostra atalhos para convidar, ver encomendas, reservar e abrir o pânico, que ainda pede confirmação.',
  ),
  heading('your-home', 'A sua casa'),
  p(
    'Você vê a sua unidade, quem mora nela com você, e os veículos e animais da casa. Não vê os vizinhos, e eles não veem você. Só o síndico e a administração veem tudo.',
  ),
  list(
    'O seu e-mail, os seus telefones e a sua foto você mesmo altera, na sua página, que você abre pelo seu nome em **{landing.home.people}**, no início.',
    'Alguém novo em casa? No início, **{landing.home.propose}** leva o pedido ao síndico. Ela vale depois que o síndico aceita.',
    'Em **{registers.vehicles.many}** e **{registers.pets.many}** você inclui e altera os seus.',
  ),
  p(
    'O contrato com a unidade (quem é dono ou inquilino, desde quando) é com o síndico. Quem se mudou deixa de ver a casa no dia seguinte ao último dia.',
  ),
  p(
    'Os dados de contato são de cada um: você altera os seus e os dos menores de quem é responsável. Propor alguém é de quem é dono e mora na unidade, ou a aluga. Se o síndico recusar, o motivo aparece no cadastro. E o que você inclui em veículos e animais é guardado mesmo que outra unidade tenha o mesmo: o síndico resolve.',
  ),
  p(
    'No início, **{landing.home.record}** mostra a sua unidade em uma página: as pessoas da casa, os carros, os cartões e as visitas do período em que você mora nela. O que é de quem morou antes não aparece. Quem alugou a sua unidade para outra família vê só o próprio vínculo.',
  ),
  heading('visitors', 'Quem vem visitar'),
  steps(
    'No início, escolha **{visits.invite.title}** e escreva o nome. **{visits.invite.when}** diz por quantas horas o convite vale se você não disser outra coisa; **{visits.invite.days.exact}** pede as horas.',
    'Escolha **{visits.invite.short}**. Cada pessoa tem um QR Code, um PIN e um link: **{visits.card.whatsApp}**, **{visits.card.copy}** ou, no celular, **{visits.card.share}**.',
    'Na portaria, a pessoa mostra o código ou diz o PIN. O documento é com a portaria, e você é avisado quando ela entra.',
  ),
  p(
    'Quem trabalha na sua casa ou vem toda semana: marque **{visits.invite.always}** e diga os dias e os horários. O mesmo passe vale todas as vezes, até o dia que você disser.',
  ),
  p(
    'Alguém chegou sem convite? O início mostra quem espera **{visits.waiting.title}**, e a notificação também. **{registers.visits.transitions.authorise.button}** ou **{registers.visits.transitions.deny.button}** vale na hora. Qualquer pessoa da casa que autoriza visitas pode responder; vale a primeira resposta, e as outras veem quem respondeu.',
  ),
  p(
    'Mudou de ideia? Em **{registers.passes.many}**, abra o passe e escolha **{registers.passes.transitions.revoke.button}**: o link e o código deixam de valer. Se o link foi para a pessoa errada, **{visits.card.share}** e **{visits.share.renew}** fazem outro. O que sai da sua casa com alguém, como um móvel, você autoriza em **{registers.item-passes.many}**. Só você, a sua casa e a equipe do condomínio veem quem você recebe.',
  ),
  p(
    'Quando um prestador com acesso vem a seu pedido, ele vê o seu nome e o seu telefone das três horas antes até o fim da visita, para ligar se precisar, e você é avisado quando ele diz que está chegando.',
  ),
  heading('parcels', 'As suas encomendas'),
  p(
    'Quando algo chega para a sua casa, você é avisado. Em **Encomendas** está o que aguarda você: onde retirar, até quando, a foto da etiqueta e um código de oito números, também em QR Code.',
  ),
  p(
    'Mostre o QR ou diga o código na portaria: ele vale uma vez, e **{own-parcels.code.renew}** faz outro no lugar dele. A portaria não lê o código, e ele não vem na notificação.',
  ),
  p(
    'Outra pessoa vai buscar? **{own-parcels.delegates.add}** faz um código só para ela, por um tempo ou até a retirada. Envie por **{visits.card.whatsApp}** ou **{own-parcels.code.copy}**; **{own-parcels.delegates.revoke}** encerra.',
  ),
  p(
    'Está no locker? Vá até ele e, em **Encomendas**, escolha **Estou em frente ao locker**: a tela diz o número da porta e pergunta antes de abrir. Retire, feche a porta, e a retirada fica registrada. Fechou sem retirar? A encomenda continua na porta. A porta não abriu, ou a tela diz “Não sabemos se a porta abriu”? Fale com a portaria. Quem você autorizou diz o código na portaria, que abre a porta.',
  ),
  p(
    'O **{own-parcels.history.title}** diz quando cada encomenda foi retirada, por quem e como. Se uma encomenda é devolvida, ou uma correspondência judicial é recusada, você é avisado. Correspondência judicial em seu nome só você vê. Quem mora depois na unidade não vê o que era seu.',
  ),
  heading('panic', 'O botão de pânico'),
  p(
    'A impressão digital vermelha está em todas as páginas: na barra, ou, no celular, embaixo à direita. Use quando você ou alguém estiver em perigo.',
  ),
  picture('panic', 'A pergunta antes do alerta: escreva se puder, e acione.'),
  steps(
    'Toque no botão. A tela pergunta **{panic.raise.title}**',
    'Se puder, escreva o que está acontecendo. Se não puder, acione assim mesmo.',
    'Escolha **{panic.raise.confirm}**. A portaria e o síndico recebem na hora, com o seu nome e a sua unidade.',
  ),
  p(
    'A tela diz a verdade a cada momento: enviando, registrado, quem viu, quem está a caminho. Se ninguém atender, o aviso vai também por e-mail aos síndicos e à plataforma, e você lê **{panic.progress.platform}**',
  ),
  p(
    'Ainda precisa de ajuda? **{panic.raise.again}** reforça o mesmo alerta. Se alguém já estava a caminho, ele volta a tocar em todas as telas.',
  ),
  p(
    'Um toque diz o motivo, como **{panic.said.motives.fire}** ou **{panic.said.motives.violence}**. Com **{panic.raise.silent}**, a tela se fecha e nada aparece nem toca no seu aparelho, nem nos de quem mora com você; quem recebe é avisado a não telefonar. O andamento fica só no botão vermelho.',
  ),
  p(
    'Foi engano? Por três segundos, **Cancelar** avisa quem recebeu; alguém ainda confirma. Quando a ajuda chegar, **{panic.sender.over}** ou **{panic.sender.still}** diz como você está.',
  ),
  warning(
    'Sem conexão, você lê **{panic.progress.unsent}** O alerta fica guardado no aparelho e é enviado assim que a conexão voltar, mesmo que você feche a página. Mas ligue: não espere.',
  ),
  note(
    'Acionou sem querer? Fale com a portaria. O alerta é encerrado como **{panic.resolutions.false_alarm}**, sem bronca.',
  ),
  heading('privacy', 'Os seus dados'),
  p(
    'CPF, documento, data de nascimento e observações são protegidos: a portaria não os lê, e cada leitura por quem pode fica registrada. Quem responde pelos dados do condomínio é o encarregado; o síndico diz quem é.',
  ),
]
