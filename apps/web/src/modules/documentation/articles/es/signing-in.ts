import { type Article, code, heading, list, p, steps, table, warning } from '../article.ts'

export const signingIn: Article = [
  p(
    'Una instalación puede tener un proveedor de identidad propio (OpenID Connect): las personas entran en su página, y Portaria sigue decidiendo quién es quién, pidiendo el segundo paso y terminando accesos. El correo con contraseña sigue valiendo.',
  ),
  heading('connect', 'Conectar un proveedor'),
  p(
    'Quien cuida el servidor da estas variables al iniciar. Sin `OIDC_ISSUER` nada cambia: ningún botón, ningún script, ninguna dirección nueva.',
  ),
  table(
    ['Variable', 'Qué es'],
    ['`OIDC_ISSUER`', 'dirección del proveedor, igual a la de sus tokens'],
    ['`OIDC_CLIENT_ID`', 'nombre de Portaria en él'],
    ['`OIDC_CLIENT_SECRET`', 'secreto, si él pide uno'],
    ['`OIDC_NAME`', 'nombre en el botón y las pestañas; sin ella, el de la dirección'],
    ['`OIDC_SCOPES`', 'lo que se le pide, con `openid` entre las palabras'],
    ['`OIDC_AUDIENCE`', 'para qué sirve el token de acceso, si él lo pide'],
    [
      '`OIDC_MANAGEMENT_URL`',
      'dónde guarda el proveedor las preferencias de cada persona, si las guarda',
    ],
  ),
  p(
    'En el proveedor, autorice el regreso a `PUBLIC_URL/callback` y, al salir, a `PUBLIC_URL/login`.',
  ),
  p(
    'Con `OIDC_MANAGEMENT_URL`, tema, menú y atajos de quien entró por el proveedor quedan también en él: vale lo más nuevo. Lo que él no guarda queda en Portaria, y un aviso lo dice una vez.',
  ),
  heading('auth0', 'Auth0'),
  steps(
    'Cree una aplicación del tipo Regular Web Application.',
    'En Allowed Callback URLs escriba `PUBLIC_URL/callback`, y en Allowed Logout URLs, `PUBLIC_URL/login`.',
    'Active el tipo de permiso Refresh Token, para que la sesión dure más que un token.',
  ),
  code(`OIDC_ISSUER=https://example.us.auth0.com/
OIDC_CLIENT_ID=…
OIDC_CLIENT_SECRET=…
OIDC_AUDIENCE=https://example.us.auth0.com/api/v2/
OIDC_MANAGEMENT_URL=https://example.us.auth0.com/api/v2/
OIDC_NAME=Auth0`),
  heading('keycloak', 'Keycloak'),
  steps(
    'Cree en el realm un cliente OpenID Connect con Client authentication activado.',
    'En Valid redirect URIs escriba `PUBLIC_URL/callback`, y en Valid post logout redirect URIs, `PUBLIC_URL/login`.',
    'Dé `OIDC_SCOPES`: Keycloak rechaza las palabras que no conoce.',
  ),
  code(`OIDC_ISSUER=https://identity.example.com/realms/portaria
OIDC_CLIENT_ID=portaria
OIDC_CLIENT_SECRET=…
OIDC_SCOPES="openid profile email"
OIDC_NAME=Keycloak`),
  heading('firebase', 'Base de datos en tiempo real (Firebase)'),
  p(
    'Las cuentas de correo y contraseña de un proyecto de Firebase también pueden entrar, con o sin un proveedor al lado. El servidor hace las llamadas: la contraseña pasa por él y no se guarda.',
  ),
  table(
    ['Variable', 'Qué es'],
    ['`FIREBASE_API_KEY`', 'clave de API del proyecto'],
    ['`FIREBASE_PROJECT_ID`', 'nombre del proyecto'],
    [
      '`FIREBASE_DATABASE_URL`',
      'dirección de la base, que guarda las preferencias de cada persona',
    ],
  ),
  steps(
    'En el proyecto, active en Authentication el método Email/Password.',
    'En Realtime Database, deje que cada persona lea y escriba solo su lugar, con las reglas de abajo.',
    'Restrinja la clave a las llamadas Identity Toolkit API y Token Service API.',
  ),
  code(`{
  "rules": {
    "users": {
      "$uid": { ".read": "auth.uid === $uid", ".write": "auth.uid === $uid" }
    }
  }
}`),
  heading('people', 'Qué ven las personas'),
  list(
    'Quien ya tiene cuenta aquí con el mismo correo confirma una vez que es suya: con la contraseña, una llave de acceso o un enlace por correo.',
    'Quien es nuevo, o tiene un correo que el proveedor no verificó, recibe un enlace por correo y queda como visitante hasta que alguien le dé acceso. Una invitación se acepta solo con su enlace.',
    'En el perfil, «Entrar con otro servicio» muestra lo vinculado; «Vincular cuenta» y «Desvincular» piden confirmar quién es, y cada cambio se avisa por correo.',
    'La sesión de un proveedor termina cuando termina la suya. Se renueva sola si el proveedor lo permite; si no, un aviso llega diez minutos antes.',
  ),
  heading('require', 'Exigir el proveedor'),
  p(
    'En **{shell.user.company}**, «Entrada por otro servicio» permite exigir la entrada por el proveedor, cuando un gestor de allí y un administrador de la plataforma tienen una llave de acceso: abre siempre, aun con el proveedor caído. Quien está conectado sigue; quien cambia a esa empresa pasa por el proveedor. Quien entró solo con la contraseña no crea llaves de acceso, no vincula cuentas ni cambia el correo mientras pertenezca a ella: entre antes por el proveedor.',
  ),
  heading('away', 'Si el proveedor no responde'),
  p(
    'Quien está adentro sigue: la sesión que él renovaría dura más, hasta doce horas. Quien está afuera entra con correo y contraseña o con una llave de acceso. Lo mismo vale para Firebase.',
  ),
  warning(
    'Cada persona de la portería debe tener contraseña o llave de acceso: son las que abren mientras el proveedor no responde.',
  ),
]
