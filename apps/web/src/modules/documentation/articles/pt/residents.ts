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
    'Confira em **Meu Perfil** o seu telefone: é por ele que a portaria liga.',
  ),
  p(
    'Não recebeu? Olhe a caixa de spam, ou peça ao síndico que confira o endereço. Se você escolheu **Criar conta**, falta o síndico liberar o acesso: até lá a conta não entra em lugar nenhum.',
  ),
  heading('your-home', 'A sua casa'),
  p(
    'Você vê a sua unidade, quem mora nela com você, e os veículos e animais da casa. Não vê os vizinhos, e eles não veem você. Só o síndico e a administração veem tudo.',
  ),
  list(
    'O seu e-mail, os seus telefones e a sua foto você mesmo altera, na sua página, que você abre pelo seu nome em **Quem mora aqui**, no início.',
    'Alguém novo em casa? No início, **Propor uma pessoa** leva o pedido ao síndico. Ela vale depois que o síndico aceita.',
    'Em **Veículos** e **Animais** você inclui e altera os seus.',
  ),
  p(
    'O contrato com a unidade (quem é dono ou inquilino, desde quando) é com o síndico. Quem se mudou deixa de ver a casa no dia seguinte ao último dia.',
  ),
  p(
    'Os dados de contato são de cada um: você altera os seus e os dos menores de quem é responsável. Propor alguém é de quem é dono e mora na unidade, ou a aluga. Se o síndico recusar, o motivo aparece no cadastro. E o que você inclui em veículos e animais é guardado mesmo que outra unidade tenha o mesmo: o síndico resolve.',
  ),
  p(
    'No início, **Ver a ficha** mostra a sua unidade em uma página: as pessoas da casa, os carros, os cartões e as visitas do período em que você mora nela. O que é de quem morou antes não aparece. Quem alugou a sua unidade para outra família vê só o próprio vínculo.',
  ),
  heading('visitors', 'Quem vem visitar'),
  steps(
    'No início, escolha **Convidar visita** e escreva o nome. **Quando?** diz por quantas horas o convite vale se você não disser outra coisa; **Outro dia e horário** pede as horas.',
    'Escolha **Convidar**. Cada pessoa tem um QR Code, um PIN e um link: **WhatsApp**, **Copiar link** ou, no celular, **Compartilhar**.',
    'Na portaria, a pessoa mostra o código ou diz o PIN. O documento é com a portaria, e você é avisado quando ela entra.',
  ),
  p(
    'Quem trabalha na sua casa ou vem toda semana: marque **Vem sempre** e diga os dias e os horários. O mesmo passe vale todas as vezes, até o dia que você disser.',
  ),
  p(
    'Alguém chegou sem convite? O início mostra quem espera **Na portaria agora**, e a notificação também. **Autorizar** ou **Recusar** vale na hora. Qualquer pessoa da casa que autoriza visitas pode responder; vale a primeira resposta, e as outras veem quem respondeu.',
  ),
  p(
    'Mudou de ideia? Em **Passes**, abra o passe e escolha **Revogar**: o link e o código deixam de valer. Se o link foi para a pessoa errada, **Compartilhar** e **Gerar novo link** fazem outro. O que sai da sua casa com alguém, como um móvel, você autoriza em **Autorizações de itens**. Só você, a sua casa e a equipe do condomínio veem quem você recebe.',
  ),
  p(
    'Quando um prestador com acesso vem a seu pedido, ele vê o seu nome e o seu telefone das três horas antes até o fim da visita, para ligar se precisar, e você é avisado quando ele diz que está chegando.',
  ),
  heading('parcels', 'As suas encomendas'),
  p(
    'Quando algo chega para a sua casa, você é avisado. Em **Encomendas** está o que aguarda você: onde retirar, até quando, a foto da etiqueta e um código de oito números, também em QR Code.',
  ),
  p(
    'Mostre o QR ou diga o código na portaria: ele vale uma vez, e **Gerar novo código** faz outro no lugar dele. A portaria não lê o código, e ele não vem na notificação.',
  ),
  p(
    'Outra pessoa vai buscar? **Autorizar outra pessoa** faz um código só para ela, por um tempo ou até a retirada. Envie por **WhatsApp** ou **Copiar**; **Cancelar** encerra.',
  ),
  p(
    'Está no locker? Vá até ele e, em **Encomendas**, escolha **Estou em frente ao locker**: a tela diz o número da porta e pergunta antes de abrir. Retire, feche a porta, e a retirada fica registrada. Fechou sem retirar? A encomenda continua na porta. A porta não abriu, ou a tela diz “Não sabemos se a porta abriu”? Fale com a portaria. Quem você autorizou diz o código na portaria, que abre a porta.',
  ),
  p(
    'O **Histórico** diz quando cada encomenda foi retirada, por quem e como. Se uma encomenda é devolvida, ou uma correspondência judicial é recusada, você é avisado. Correspondência judicial em seu nome só você vê. Quem mora depois na unidade não vê o que era seu.',
  ),
  heading('panic', 'O botão de pânico'),
  p(
    'A impressão digital vermelha está em todas as páginas: na barra, ou, no celular, embaixo à direita. Use quando você ou alguém estiver em perigo.',
  ),
  picture('panic', 'A pergunta antes do alerta: escreva se puder, e acione.'),
  steps(
    'Toque no botão. A tela pergunta **Acionar o pânico?**',
    'Se puder, escreva o que está acontecendo. Se não puder, acione assim mesmo.',
    'Escolha **Acionar**. A portaria e o síndico recebem na hora, com o seu nome e a sua unidade.',
  ),
  p(
    'A tela diz a verdade a cada momento: enviando, registrado, quem viu, quem está a caminho. Se ninguém atender, o aviso vai também por e-mail aos síndicos e à plataforma, e você lê **Ninguém atendeu ainda. Ligue 190.**',
  ),
  p(
    'Ainda precisa de ajuda? **Acionar de novo** reforça o mesmo alerta. Se alguém já estava a caminho, ele volta a tocar em todas as telas.',
  ),
  p(
    'Um toque diz o motivo, como **Incêndio** ou **Violência**. Com **Silencioso**, a tela se fecha e nada aparece nem toca no seu aparelho, nem nos de quem mora com você; quem recebe é avisado a não telefonar. O andamento fica só no botão vermelho.',
  ),
  p(
    'Foi engano? Por três segundos, **Cancelar** avisa quem recebeu; alguém ainda confirma. Quando a ajuda chegar, **Terminou** ou **Ainda preciso** diz como você está.',
  ),
  warning(
    'Sem conexão, você lê **Ainda não enviado. Ligue 190.** O alerta fica guardado no aparelho e é enviado assim que a conexão voltar, mesmo que você feche a página. Mas ligue: não espere.',
  ),
  note(
    'Acionou sem querer? Fale com a portaria. O alerta é encerrado como **Alarme falso**, sem bronca.',
  ),
  heading('privacy', 'Os seus dados'),
  p(
    'CPF, documento, data de nascimento e observações são protegidos: a portaria não os lê, e cada leitura por quem pode fica registrada. Quem responde pelos dados do condomínio é o encarregado; o síndico diz quem é.',
  ),
]
