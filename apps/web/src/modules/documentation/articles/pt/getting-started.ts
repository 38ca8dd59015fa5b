import { type Article, heading, list, note, p, part, steps } from '../article.ts'

export const gettingStarted: Article = [
  p(
    'O Portaria é usado no navegador, no computador ou no celular. Esta página mostra o que vale para todos: entrar, achar o que você procura e trabalhar com listas e formulários.',
  ),
  heading('sign-in', 'Entrar'),
  steps(
    'Abra o endereço que a administração passou. Você chega à tela **{sign-in.login.title}**.',
    'Digite **{sign-in.login.email}** e **{sign-in.login.password}** e tecle [[Enter]].',
    'Você chega ao início. Se tinha aberto outro endereço antes, volta direto para ele.',
  ),
  p(
    'Foi convidado? O convite que chega por e-mail tem um link para você dizer o seu nome e criar a senha, ou aceitar com a que já usa. Ele vale por 30 dias e só pode ser usado uma vez. Se já estiver no Portaria, o convite aparece num aviso na tela, com **{registers.residents.transitions.accept.button}** e **Recusar**. A senha precisa de 12 caracteres ou mais: uma frase curta que só você conhece funciona bem.',
  ),
  p(
    'Esqueceu a senha? Na entrada, escolha **{sign-in.login.forgot}**. O link que chega vale por uma hora.',
  ),
  p(
    'Depois de 100 senhas erradas para um e-mail em 24 horas, venham de onde vierem, ninguém entra mais com a senha dele até passar um dia: crie outra por **{sign-in.login.forgot}**, ou entre com uma chave de acesso. No aparelho em que você já entrou antes, nada muda.',
  ),
  note(
    'Você também pode escolher **{sign-in.login.register}** na entrada. A conta sozinha não abre nada: depois de confirmar o e-mail, peça ao síndico ou à administração que libere o acesso.',
  ),
  p(
    'Depois de dez tentativas erradas é preciso esperar um pouco, e cada novo erro dobra a espera, até 15 minutos. Uma sessão parada por sete dias termina; depois de trinta dias você entra de novo de qualquer jeito.',
  ),
  heading('first-page', 'O início'),
  p(
    'A primeira tela responde a uma pergunta: o que precisa de mim agora? Ela muda com o seu papel. O síndico vê **Hoje** (alertas, quem está dentro, quem é esperado, rondas, ocorrências, encomendas, chaves, reservas e atrasos), em **{landing.needsYou}** o que espera uma decisão, e em **{landing.changes.title}** o que cada pessoa alterou. Quem trabalha na portaria chega direto a ela; o morador, a **{landing.home.title}**; o prestador, às visitas em que o esperam; o administrador, às empresas.',
  ),
  p(
    'Os botões com + cadastram o que aparece todo dia. Enquanto faltar o básico, o cartão **{landing.firstSteps}** diz o que cadastrar, na ordem certa.',
  ),
  heading('find', 'Achar qualquer coisa'),
  p(
    'No alto do menu, ao lado, **{app.work.title}** (para moradores, **{app.work.ofResidents}**) reúne as páginas do seu dia e as que você marcou com a estrela. Abaixo, cada grupo abre e fecha com um toque, e este navegador lembra os que você abriu. Para ir mais rápido, tecle [[Ctrl]] [[K]] (no Mac, [[⌘]] [[K]]) e escreva o que procura: uma página, uma pessoa, um apartamento, uma placa, um documento, um cartão, uma encomenda, uma reserva, uma solicitação ou uma ocorrência. Acentos, maiúsculas, apóstrofos e hifens não fazem diferença. As setas escolhem, [[Enter]] abre, [[Esc]] fecha.',
  ),
  p(
    'Na página de um registro, [[Ctrl]] [[K]] mostra primeiro o que você pode fazer com ele: escreva “bloquear”, por exemplo. “Reservar salão sábado” abre a reserva com a área e o dia; na portaria, “encomenda 12” abre o recebimento para a unidade 12.',
  ),
  p(
    'Numa lista, [[/]] vai para a busca e [[↓]] entra nas linhas; [[␣]] (a barra de espaço) mostra o registro ao lado, e a seta para o lado leva a ele; [[?]] mostra todas as teclas. Se o seu aparelho digita por voz, desligue **{keys.single}** em **{shell.toolbar.appearance}**, **{settings.tabs.reading}**.',
  ),
  p(
    'A estrela na barra abre **{shell.toolbar.shortcuts}**: marque as páginas que você mais usa e elas ficam à mão em todos os aparelhos.',
  ),
  heading('lists', 'Listas'),
  p(
    'Toda lista funciona do mesmo jeito. A busca procura em todas as páginas da lista, os filtros estreitam, e o endereço guarda o que você vê: copie e mande para um colega, que verá a mesma coisa (dentro do que o papel dele permite).',
  ),
  list(
    'Um clique na linha, ou [[Enter]], abre o registro para leitura: quem ou o que é, telefones que se ligam com um toque, e só o que está preenchido. **{register-pages.record.edit}** abre o formulário; [[Esc]] volta à mesma linha.',
    'Clique no título de uma coluna para ordenar; de novo, para inverter.',
    '**Colunas** escolhe o que aparece, e **{register-pages.list.view}** muda a densidade.',
    'Marque uma linha e, segurando [[Shift]], outra: tudo entre as duas é marcado. Com linhas marcadas aparecem **{register-pages.bulk.activate}**, **{register-pages.bulk.inactivate}** e **{register-pages.bulk.remove}**, para quem pode.',
    '**{saved-views.views}**, ao lado do título, guarda a lista como você a deixou, com um nome só seu; algumas já vêm prontas.',
    '**{spreadsheets.export}** baixa exatamente o que a busca e os filtros mostram, em CSV, Excel ou PDF.',
  ),
  p(
    'O que se remove pode voltar: em **{register-pages.list.view}** escolha **{register-pages.list.showRemoved.m}** e abra o registro para restaurar.',
  ),
  heading('forms', 'Formulários'),
  p(
    'Os campos aceitam o que você colar: CPF, CNPJ, placa e telefone com ou sem pontos e traços, também placas de países vizinhos e telefones como 0800. Uma foto HEIC, do iPhone, vira JPEG ou é recusada antes do envio. O erro aparece embaixo do campo e diz como resolver. [[Ctrl]] [[Enter]] salva de qualquer campo.',
  ),
  p(
    'Ao sair com alterações, a pergunta **Sair sem salvar?** protege o que você digitou. Uma janela também pergunta antes que [[Esc]] ou o X a fechem com algo digitado ou assinado; vazia, fecha na hora. Se outra pessoa salvou o mesmo registro antes, nada é apagado: você vê as duas versões e escolhe, campo por campo, o que fica.',
  ),
  p(
    'O que você digita fica guardado neste aparelho por 7 dias, e só você pode lê-lo: se a página fechar ou a sessão terminar, entre de novo, abra o mesmo formulário e escolha **{own-second-factor.totp.next}**. Documentos, fotos e outros dados protegidos não ficam. Ao sair da conta, você decide se apaga os rascunhos.',
  ),
  p(
    'Quando os servidores passam a uma versão nova, um aviso no canto oferece recarregar a página. Nada é recarregado sozinho: até lá, tudo continua a funcionar.',
  ),
  p(
    '**{register-pages.form.history}**, para quem pode, também em **{register-pages.moreActions}**, mostra quem mudou o quê, e quando.',
  ),
  heading('look', 'Do seu jeito'),
  p(
    'No menu da conta, **{shell.toolbar.appearance}** tem 25 esquemas de cores e três disposições da tela, e **{shell.user.language}**, português, inglês, espanhol e árabe; pelo teclado, [[Ctrl]] [[K]] e “aparência” ou “idioma”. **{shell.toolbar.fontSize}**, de 70% a 130%, fica na barra e, no celular, no mesmo menu. A escolha é sua e vai com você para outros aparelhos.',
  ),
  p(
    'Em **{own-account.pageTitle}** você troca a foto, o nome, o e-mail, o telefone e a senha, e vê onde está conectado. Não reconhece um aparelho? **{own-account.sessions.end}** tira aquela sessão na hora.',
  ),
  heading('account', 'Uma conta mais segura'),
  p(
    'Em **{own-account.pageTitle}**, **{own-second-factor.title}** pede na entrada algo que só você tem. **{own-second-factor.totp.title}** mostra um código novo a cada 30 segundos; cada código vale uma vez só.',
  ),
  p(
    'Com **{own-second-factor.passkeys.title}** você entra pelo rosto, pela digital ou pelo PIN do aparelho: na entrada, escolha **{sign-in.login.passkey}**, sem digitar senha.',
  ),
  p(
    'Ao ativar a primeira das duas você recebe dez **{own-second-factor.codes.title}**. Guarde-os fora do celular: cada um abre a conta uma vez, se você perder o aparelho.',
  ),
  p(
    'Depois de 15 minutos, exportar pessoas, visitas ou a prova de um comunicado, dar o papel de síndico ou mudar a verificação pede de novo a senha e o código, ou a chave de acesso (**{session-proof.title}**). O que você pediu segue sozinho.',
  ),
  p(
    'Em **{own-account.notifications.title}** você escolhe o que chega a você e por onde: aviso na tela, som, e-mail e push. Os avisos vêm em cinco grupos, como **{own-account.notifications.groups.accesses}**: um botão liga ou desliga o grupo, e a seta ao lado abre os avisos um a um. Emergências chegam sempre. **{push.on}** liga o push, que chega mesmo com o Portaria fechado; a tela bloqueada não cita ninguém, a menos que você ligue **{push.names}**. No iPhone, abra o Portaria no Safari, toque em Compartilhar, adicione à Tela de Início e ligue os avisos a partir dali.',
  ),
  heading('keyboard', 'Teclado'),
  part('page-keys'),
]
