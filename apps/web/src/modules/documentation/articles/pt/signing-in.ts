import { type Article, code, heading, list, p, steps, table, warning } from '../article.ts'

export const signingIn: Article = [
  p(
    'Uma instalação pode ter um provedor de identidade próprio (OpenID Connect): as pessoas entram na página dele, e o Portaria continua a decidir quem é quem, a pedir a segunda etapa e a encerrar acessos. O e-mail com senha continua a valer.',
  ),
  heading('connect', 'Ligar um provedor'),
  p(
    'Quem cuida do servidor dá estas variáveis ao iniciar. Sem `OIDC_ISSUER`, nada muda: nenhum botão, nenhum script, nenhum endereço novo.',
  ),
  table(
    ['Variável', 'O que é'],
    ['`OIDC_ISSUER`', 'endereço do provedor, igual ao que está nos tokens dele'],
    ['`OIDC_CLIENT_ID`', 'nome do Portaria nele'],
    ['`OIDC_CLIENT_SECRET`', 'segredo, se ele pedir um'],
    ['`OIDC_NAME`', 'nome no botão e nas abas; sem ela, o do endereço'],
    ['`OIDC_SCOPES`', 'o que se pede a ele, com `openid` entre as palavras'],
    ['`OIDC_AUDIENCE`', 'para que serve o token de acesso, se ele pedir'],
    [
      '`OIDC_MANAGEMENT_URL`',
      'onde o provedor guarda as preferências de cada pessoa, se ele as guarda',
    ],
  ),
  p('No provedor, autorize o retorno a `PUBLIC_URL/callback` e, na saída, a `PUBLIC_URL/login`.'),
  p(
    'Com `OIDC_MANAGEMENT_URL`, tema, menu e atalhos de quem entrou pelo provedor ficam também nele: o mais novo dos dois vale. O que ele não guarda fica no Portaria, e um aviso diz isso uma vez.',
  ),
  heading('auth0', 'Auth0'),
  steps(
    'Crie uma aplicação do tipo Regular Web Application.',
    'Em Allowed Callback URLs escreva `PUBLIC_URL/callback`, e em Allowed Logout URLs, `PUBLIC_URL/login`.',
    'Ative o tipo de permissão Refresh Token, para a sessão durar mais que um token.',
  ),
  code(`OIDC_ISSUER=https://example.us.auth0.com/
OIDC_CLIENT_ID=…
OIDC_CLIENT_SECRET=…
OIDC_AUDIENCE=https://example.us.auth0.com/api/v2/
OIDC_MANAGEMENT_URL=https://example.us.auth0.com/api/v2/
OIDC_NAME=Auth0`),
  heading('keycloak', 'Keycloak'),
  steps(
    'Crie no realm um cliente OpenID Connect com Client authentication ligado.',
    'Em Valid redirect URIs escreva `PUBLIC_URL/callback`, e em Valid post logout redirect URIs, `PUBLIC_URL/login`.',
    'Dê `OIDC_SCOPES`: o Keycloak recusa as palavras que não conhece.',
  ),
  code(`OIDC_ISSUER=https://identity.example.com/realms/portaria
OIDC_CLIENT_ID=portaria
OIDC_CLIENT_SECRET=…
OIDC_SCOPES="openid profile email"
OIDC_NAME=Keycloak`),
  heading('firebase', 'Banco em tempo real (Firebase)'),
  p(
    'As contas de e-mail e senha de um projeto do Firebase também podem entrar, com ou sem um provedor ao lado. O servidor faz as chamadas: a senha passa por ele e não é guardada.',
  ),
  table(
    ['Variável', 'O que é'],
    ['`FIREBASE_API_KEY`', 'chave de API do projeto'],
    ['`FIREBASE_PROJECT_ID`', 'nome do projeto'],
    ['`FIREBASE_DATABASE_URL`', 'endereço do banco, que guarda as preferências de cada pessoa'],
  ),
  steps(
    'No projeto, ative em Authentication o método Email/Password.',
    'Em Realtime Database, deixe cada pessoa ler e escrever só o seu lugar, com as regras abaixo.',
    'Restrinja a chave às chamadas Identity Toolkit API e Token Service API.',
  ),
  code(`{
  "rules": {
    "users": {
      "$uid": { ".read": "auth.uid === $uid", ".write": "auth.uid === $uid" }
    }
  }
}`),
  heading('people', 'O que as pessoas veem'),
  list(
    'Quem já tem conta aqui com o mesmo e-mail confirma que ela é sua uma vez: pela senha, por uma chave de acesso ou por um link no e-mail.',
    'Quem é novo, ou tem um e-mail que o provedor não verificou, recebe um link por e-mail e fica como visitante até alguém liberar o acesso. Um convite só se aceita pelo link dele.',
    'No perfil, “Entrar com outro serviço” mostra o que está ligado; “Ligar conta” e “Desligar” pedem a confirmação de quem é, e cada mudança é avisada por e-mail.',
    'A sessão de um provedor termina quando a dele termina. Ela é renovada sozinha quando o provedor permite; se não, um aviso chega dez minutos antes.',
  ),
  heading('require', 'Exigir o provedor'),
  p(
    'Em **{shell.user.company}**, “Entrada por outro serviço” permite exigir a entrada pelo provedor, quando um síndico de lá e um administrador da plataforma têm uma chave de acesso: ela abre sempre, mesmo com o provedor fora do ar. Quem está conectado continua; quem troca para essa empresa passa pelo provedor. Quem entrou só com a senha não cria chave de acesso, não vincula conta nem troca o e-mail enquanto pertencer a ela: entre antes pelo provedor.',
  ),
  heading('away', 'Se o provedor não responde'),
  p(
    'Quem está dentro continua: a sessão que ele renovaria dura mais, por até doze horas. Quem está fora entra com e-mail e senha ou com uma chave de acesso. O mesmo vale para o Firebase.',
  ),
  warning(
    'Cada pessoa da portaria deve ter senha ou chave de acesso: são elas que abrem enquanto o provedor está fora do ar.',
  ),
]
