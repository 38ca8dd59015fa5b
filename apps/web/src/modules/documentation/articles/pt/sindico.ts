import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const sindico: Article = [
  p(
    'Você cuida de um condomínio (ou obra, escola, clínica, fábrica) e de quem entra nele. Aqui está o caminho, do primeiro dia à rotina.',
  ),
  picture('first-screen', 'O início do síndico: o que espera uma decisão, e o dia.'),
  heading('set-up', 'Montar o condomínio'),
  p('Cadastre nesta ordem: cada passo usa o anterior.'),
  steps(
    'No menu da conta, abra **Configuração da Empresa**: logotipo, endereço, responsável, encarregado de dados, segmento e fuso horário. Os dias e as horas de toda a empresa seguem esse fuso.',
    'Em **Torres**, escolha **Nova torre** e salve.',
    'Na página da torre, **Gerar apartamentos** cria todos de uma vez, a partir de andares e unidades por andar. Você vê a prévia antes; os números que já existem ficam como estão.',
    'Em **Moradores**, cadastre um a um ou [importe uma planilha](/documentation/administrators/imports), que também pode criar torres e apartamentos que faltam.',
  ),
  picture('tower', 'Uma torre como prédio: cada unidade abre a sua página.'),
  heading('occupancies', 'Quem mora onde'),
  p(
    'A ligação entre uma pessoa e uma unidade se chama ocupação: tem vínculo (**Proprietário**, **Inquilino**, **Dependente**, **Empregado doméstico** ou **Locador**), início e, um dia, fim. Ela aparece nas duas páginas: em **Quem ocupa**, na unidade, e em **Unidades que ocupa**, na pessoa.',
  ),
  p(
    'Quando alguém se muda, use **Encerrar…** e diga o último dia. A ocupação deixa de valer depois dele, e o histórico fica. Uma ocupação também diz se a pessoa **autoriza visitantes**, **reserva áreas** e **recebe encomendas**.',
  ),
  p(
    'Quem deixou o condomínio não se remove: **Mudança…**, no cadastro, lista tudo o que está ligado à pessoa e à família que sai junto. Escolha o último dia ou **Agora**, decida cada item (um carro pode passar para quem fica; quem aluga a unidade continua como locador e mantém o login) e salve. O plano vale até o fim desse dia, no horário do condomínio, e **Desfazer** fica no cadastro até lá. Depois, **Comprovante de saída** diz o que terminou e quando. Um morador com unidade, login, cartão, passe ou veículo não fica inativo de outro modo. **Desligar…**, de funcionários, e **Encerrar contrato…**, de prestadores, funcionam do mesmo modo. **Remover…**, no menu de uma ocupação, é para a que foi cadastrada por engano.',
  ),
  note(
    'Quem tem menos de 18 anos precisa de um **Responsável**. O CPF não é obrigatório: estrangeiros e crianças podem não ter.',
  ),
  p(
    'Tudo de uma unidade em uma página: abra o apartamento e escolha **Ficha**. Cada pessoa, carro, cartão e visita vem de quando até quando; escolha um período, leia a **Linha do tempo** e leve em papel com **Imprimir** ou **Baixar PDF**. A portaria vê a ficha sem CPF e nascimento; cada leitura com esses dados fica registrada.',
  ),
  heading('access', 'Dar e tirar acesso'),
  p(
    'Cadastrar um morador não cria um login. Para a pessoa entrar no Portaria, convide-a. Na página do morador, o quadro **Login** diz se ela tem login, se foi convidada (desde quando e por quem), ou por que não pode ser.',
  ),
  steps(
    'Um só: na página do morador, **Convidar** manda o convite ao e-mail do cadastro.',
    'Uma torre ou o condomínio inteiro: em **Moradores**, filtre, marque uma linha, escolha selecionar todos e depois **Convidar**. No fim, a tela diz quantos convites saíram e quem ficou sem, com o motivo.',
    'Sem e-mail: **Cartão ou link** mostra um código para imprimir, copiar ou enviar por WhatsApp. Para vários, marque as linhas e escolha **Cartões**: quatro por folha A4, com nome e unidade, para recortar.',
    'Depois: o filtro **Login**, em **Convidado**, mostra quem ainda não respondeu, e **Lembrar** manda o mesmo link outra vez, no máximo uma vez por dia para cada pessoa.',
  ),
  p(
    'O convite vale por 30 dias e uma vez. O acesso começa quando a pessoa aceita: quem é novo diz o nome e cria a senha, quem já tem conta usa a sua. Quem usa um cartão comprova antes um e-mail. **Cancelar convite** e **Gerar novo link** encerram o anterior na hora, e cada morador tem um login só: o primeiro convite aceito encerra os outros.',
  ),
  p(
    'Não são convidados: quem está inativo, já se mudou, espera a sua aprovação ou tem menos de 18 anos. O convite vai para o e-mail que está no cadastro: confira-o antes, pois a portaria também pode alterá-lo; o histórico diz quem foi.',
  ),
  p(
    'Funcionários e prestadores você convida em **Configuração da Empresa**, **Convidar pessoa**; outro síndico, só a administração da plataforma convida. Até a pessoa aceitar, a lista de usuários mostra só o que você digitou; na página do convite há **Convidar de novo**, que troca o link, **Alterar…** e **Retirar convite…**.',
  ),
  note(
    'Quando a plataforma convida mais um síndico, os atuais recebem um e-mail. Se quem convida é a equipe comercial ou de suporte, o convite fica como **A confirmar** até um síndico escolher **Confirmar**, ou recusar.',
  ),
  p(
    'Em **Ver pessoas com acesso** você encontra todos. Na página de cada um, o menu do acesso tem **Suspender acesso**, **Reativar acesso** e **Encerrar acesso…**. Encerrado, o acesso acaba no mesmo instante, em todos os aparelhos.',
  ),
  warning(
    'O último gestor de uma empresa não pode ser encerrado: peça antes à administração da plataforma que convide outro. E nome, e-mail e senha são da pessoa: quem administra a plataforma só troca um e-mail com uma confirmação no endereço antigo.',
  ),
  heading('approvals', 'Aprovar o que moradores propõem'),
  p(
    'Um morador pode propor pessoas da própria casa. No início, **Precisa de você** diz quantos cadastros esperam a sua decisão, e **Conferir** leva à lista. Selecione várias pessoas ou abra uma, e escolha **Aceitar**.',
  ),
  p(
    '**Recusar** pede o motivo, que quem propôs lê, e tira da unidade quem foi recusado; de várias pessoas, o motivo é um só. Um veículo ou animal **Em disputa** diz ter a placa, o Renavam, o chassi ou o microchip de outro: abra, escolha **Resolver disputa** e diga qual fica. O outro passa a inativo. O bloqueio de um visitante feito pela portaria dura 24 horas: **Confirmar bloqueio** o mantém, **Liberar** o encerra.',
  ),
  heading('people', 'Veículos, animais e visitantes'),
  list(
    '**Veículos**: a placa antiga e a Mercosul do mesmo carro são uma só. Uma placa fica livre quando o veículo é inativado ou vendido; a tag de um veículo vendido fica bloqueada.',
    '**Animais**: cada um com a unidade, o tutor e as vacinas.',
    '**Visitantes**: CPF ou outro documento, um dos dois é preciso. Para bloquear, abra o visitante, escolha **Bloquear** e escreva o **Motivo do bloqueio**: vale em todas as portarias até você escolher **Liberar**.',
    '**Visitas** e **Passes**: quem vem, quem espera e quem está dentro. Um passe para quem vem sempre tem dias, horários e validade de até um ano; **Convidar** também serve à administração.',
  ),
  p(
    'Marcas e espécies vêm de uma lista comum a todas as empresas. Falta alguma? Inclua a sua. A mesma foi cadastrada duas vezes? Marque as linhas e escolha **Mesclar**: o que usava as outras passa para a que fica.',
  ),
  heading('team', 'Funcionários e prestadores'),
  list(
    '**Funcionários**: cargo, **Turnos** (um que termina antes de começar vai até o dia seguinte) e, de quem é terceirizado, a empresa. **Desligar…** encerra login e cartões; quem volta é readmitido na mesma página, inativo até você o ativar.',
    '**Prestadores**: empresas ou pessoas. **Aprovar** e **Bloquear**, este com motivo, são o que a portaria vê. Fora do contrato, dos **Dias permitidos**, do horário ou das **Unidades atendidas**, ela precisa de um motivo para a entrada. **Técnicos** são as pessoas da empresa, que a portaria acha pelo nome.',
    'Um documento perto do vencimento é avisado 30 e 7 dias antes, e no dia. Em **Prestadores**, a vista **Documentos vencidos** mostra os que já passaram.',
  ),
  heading('things', 'Cartões, vagas e armários'),
  list(
    '**Cartões**: o número vale em decimal e em hexadecimal. **Entregar** diz com quem fica; **Bloquear** e **Devolver** o tiram de uso, e depois de **Registrar perda** ele não volta. Os leitores ainda não os recebem: veja [Equipamentos](/documentation/administrators/equipment).',
    '**Vagas**: a administração da plataforma as cadastra, e você as acha pela busca: de quem é cada uma, a quem está emprestada e que veículo a ocupa.',
    '**Armários**: chaves, ferramentas e objetos. **Emprestar** pergunta para quem e até quando, **Devolver** encerra, e cada item tem um empréstimo por vez. A vista **Com devolução atrasada** mostra o que falta voltar.',
  ),
  heading('panic', 'Alertas de pânico'),
  p(
    'Quando alguém aciona o pânico, uma faixa vermelha aparece em todas as páginas, com som, até alguém assumir. **Estou a caminho** diz a quem pediu ajuda que você vai. Depois, **Encerrar alerta** pede o desfecho (**Resolvido**, **Alarme falso** ou **Teste**) e, se quiser, um relato.',
  ),
  p(
    'A página **Pânico**, no menu, guarda todos os alertas com a linha do tempo: quem acionou, quem viu, quem foi e como terminou. O que ninguém assumiu vem primeiro.',
  ),
  p(
    'No alerta, **Também vou** mostra quem mais está a caminho, e **Avisos enviados** diz o que foi feito de cada e-mail e push. **Relatório em PDF** leva a linha do tempo. **Exercício**, na página **Pânico**, começa um treino: diz que é exercício em toda parte, não sai da empresa e não se junta a nenhum alerta.',
  ),
  p(
    'Em **Configuração da Empresa**, a seção **Pânico** diz depois de quantos segundos sem atendimento os síndicos recebem um e-mail (60, se você não mudar) e depois de quantos o recebem os administradores da plataforma (180). Em **Avisar também na hora** você escolhe mais pessoas com acesso: recebem cada alerta na tela e por e-mail, e podem assumir. A portaria recebe sempre.',
  ),
  heading('limits', 'Limites, feriados e guarda de dados'),
  p(
    'Em **Configuração da Empresa** cada assunto tem a sua seção. Em **Visitas** você diz quanto tempo quem chega espera uma resposta, por quanto tempo um convite vale e com que tolerância um passe abre, e de quais motivos se pede também documento ou foto; em **Permanência**, depois de quanto tempo dentro a portaria é avisada, para cada tipo de visita (zero nunca avisa); em **Encomendas** e **Lockers**, o prazo para retirar e de quantos em quantos dias quem recebe é lembrado. Um campo em branco é o valor de costume.',
  ),
  p(
    'Os feriados nacionais são calculados. Em **Feriados**, **Acrescentar feriado** guarda os do estado, da cidade e os da própria empresa, que podem voltar **Todo ano**; **Carnaval** e **Corpus Christi** valem se você os marcar.',
  ),
  p(
    'Em **Guarda de dados** estão os prazos, entre eles o dos documentos e fotos de visitantes (180 dias depois da última visita, se você não mudar), o das visitas e de quem não voltou (365) e o dos alertas de pânico (1.825); também encomendas, reservas, comunicados, solicitações, ocorrências e posições das rondas têm o seu. Antes de salvar, a página mostra o que cada prazo apagaria hoje e de quando é o mais antigo. O Portaria apaga toda noite, também no histórico e nas fotos, e o histórico do registro diz que os dados foram apagados. Fica o que é parte de um caso aberto, como um visitante bloqueado, uma visita ou um passe que ainda vale, ou um alerta aberto.',
  ),
  warning('O que foi apagado não volta. Uma visita apagada continua contada, sem dizer quem veio.'),
  p(
    'Uma encomenda extraviada tem um **Relatório de extravio** no registro: a cadeia de custódia, o relato, a foto da etiqueta e lugar para assinaturas, para imprimir. Quando alguém se muda, as encomendas que aguardam são decididas na **Mudança…**: ficam para ser retiradas, voltam ao remetente ou passam para quem fica. Fotos e assinaturas são apagadas 180 dias depois do fim, e os nomes depois de um ano, se a **Guarda de dados** não disser outra coisa.',
  ),
  heading('history', 'O que mudou, e quem mudou'),
  p(
    'No início, **Últimas mudanças** mostra o que acabou de acontecer, e **Ver histórico** abre a linha. Na página de qualquer registro, **Histórico** mostra cada campo, de quanto para quanto, quem e quando. Nada disso pode ser apagado pela tela.',
  ),
  p(
    'Remover também não apaga: o registro sai da lista e pode voltar. Se outros dependem dele, a tela diz quais e oferece **Transferir para** outro antes.',
  ),
]
