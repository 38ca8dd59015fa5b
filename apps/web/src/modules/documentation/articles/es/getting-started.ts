import { type Article, heading, list, note, p, part, steps } from '../article.ts'

export const gettingStarted: Article = [
  p(
    'Portaria se usa en el navegador, en la computadora o en el celular. Esta página muestra lo que vale para todos: entrar, encontrar lo que busca y trabajar con listas y formularios.',
  ),
  heading('sign-in', 'Entrar'),
  steps(
    'Abra la dirección que le dio la administración. Llega a la pantalla **{sign-in.login.title}**.',
    'Escriba **{sign-in.login.email}** y **{sign-in.login.password}** y presione [[Enter]].',
    'Llega al inicio. Si antes había abierto otra dirección, vuelve directo a ella.',
  ),
  p(
    '¿Lo invitaron? El correo que llega trae un enlace para decir su nombre y crear la contraseña, o aceptar con la que ya usa. Vale por 30 días y se usa una sola vez. Si ya está en Portaria, la invitación aparece en un aviso en la pantalla, con **{registers.residents.transitions.accept.button}** y **Rechazar**. La contraseña necesita 12 caracteres o más: una frase corta que solo usted conoce funciona bien.',
  ),
  p(
    '¿Olvidó la contraseña? En la entrada, elija **{sign-in.login.forgot}**. El enlace que llega vale por una hora.',
  ),
  p(
    'Después de 100 contraseñas incorrectas para un correo en 24 horas, vengan de donde vengan, nadie más entra con su contraseña hasta que pase un día: cree otra por **{sign-in.login.forgot}**, o entre con una llave de acceso. En el dispositivo en que ya entró antes, nada cambia.',
  ),
  note(
    'También puede elegir **{sign-in.login.register}** en la entrada. La cuenta sola no abre nada: después de confirmar el correo, pida al gestor o a la administración que le den acceso.',
  ),
  p(
    'Después de diez intentos errados hay que esperar un poco, y cada error más duplica la espera, hasta 15 minutos. Una sesión sin uso por siete días termina; después de treinta días se entra de nuevo de todos modos.',
  ),
  heading('first-page', 'El inicio'),
  p(
    'La primera pantalla responde una pregunta: ¿qué me necesita ahora? Cambia con su rol. El gestor ve **Hoy** (alertas, quién está dentro, a quién se espera, rondas, incidencias, paquetes, llaves, reservas y atrasos), en **{landing.needsYou}** lo que espera una decisión, y en **{landing.changes.title}** lo que cada persona modificó. Quien trabaja en la portería llega directamente a ella; el residente, a **{landing.home.title}**; el proveedor, a las visitas en que lo esperan; el administrador, a las empresas.',
  ),
  p(
    'Los botones con + registran lo de todos los días. Mientras falte lo básico, la tarjeta **{landing.firstSteps}** dice qué cargar, en el orden correcto.',
  ),
  heading('find', 'Encontrar lo que sea'),
  p(
    'En lo alto del menú, al costado, **{app.work.title}** (para residentes, **{app.work.ofResidents}**) reúne las páginas de su día y las que marcó con la estrella. Debajo, cada grupo se abre y se cierra con un toque, y este navegador recuerda los que abrió. Para ir más rápido, presione [[Ctrl]] [[K]] (en Mac, [[⌘]] [[K]]) y escriba lo que busca: una página, una persona, un apartamento, una placa, un documento, una tarjeta, un paquete, una reserva, una solicitud o una incidencia. Los acentos, las mayúsculas, los apóstrofos y los guiones no importan. Las flechas eligen, [[Enter]] abre, [[Esc]] cierra.',
  ),
  p(
    'En la página de un registro, [[Ctrl]] [[K]] muestra primero lo que usted puede hacer con él: escriba “bloquear”, por ejemplo. “Reservar salón sábado” abre la reserva con el área y el día; en la portería, “paquete 12” abre la recepción para la unidad 12.',
  ),
  p(
    'En una lista, [[/]] va a la búsqueda y [[↓]] entra en las filas; [[␣]] (la barra espaciadora) muestra el registro al lado, y la flecha hacia ese lado lleva a él; [[?]] muestra todas las teclas. Si su dispositivo escribe por voz, desactive **{keys.single}** en **{shell.toolbar.appearance}**, **{settings.tabs.reading}**.',
  ),
  p(
    'La estrella de la barra abre **{shell.toolbar.shortcuts}**: marque las páginas que más usa y las tendrá a mano en todos sus dispositivos.',
  ),
  heading('lists', 'Listas'),
  p(
    'Todas las listas funcionan igual. La búsqueda recorre todas las páginas de la lista, los filtros la reducen, y la dirección guarda lo que usted ve: cópiela a un colega, que verá lo mismo (dentro de lo que su rol permite).',
  ),
  list(
    'Un clic en la fila, o [[Enter]], abre el registro para leerlo: quién o qué es, teléfonos que se llaman con un toque, y solo lo que está completado. **{register-pages.record.edit}** abre el formulario; [[Esc]] vuelve a la misma fila.',
    'Haga clic en el título de una columna para ordenar; otra vez, para invertir.',
    '**Columnas** elige lo que aparece, y **{register-pages.list.view}** cambia la densidad.',
    'Marque una fila y, con [[Shift]], otra: se marca todo lo que hay entre las dos. Con filas marcadas aparecen **{register-pages.bulk.activate}**, **{register-pages.bulk.inactivate}** y **{register-pages.bulk.remove}**, para quien puede.',
    '**{saved-views.views}**, junto al título, guarda la lista como usted la dejó, con un nombre suyo; algunas ya vienen listas.',
    '**{spreadsheets.export}** descarga exactamente lo que muestran la búsqueda y los filtros, en CSV, Excel o PDF.',
  ),
  p(
    'Lo que se elimina puede volver: en **{register-pages.list.view}** elija **{register-pages.list.showRemoved.m}** y abra el registro para restaurarlo.',
  ),
  heading('forms', 'Formularios'),
  p(
    'Los campos aceptan lo que pegue: CPF, CNPJ, placa y teléfono con o sin puntos y guiones, también placas de países vecinos y teléfonos como 0800. Una foto HEIC, del iPhone, pasa a JPEG o se rechaza antes de enviarse. El error aparece debajo del campo y dice cómo resolverlo. [[Ctrl]] [[Enter]] guarda desde cualquier campo.',
  ),
  p(
    'Al salir con cambios, la pregunta **¿Salir sin guardar?** protege lo que escribió. Una ventana también pregunta antes de que [[Esc]] o la X la cierren con algo escrito o firmado; vacía, se cierra al instante. Si otra persona guardó antes el mismo registro, nada se pierde: ve las dos versiones y elige, campo por campo, lo que queda.',
  ),
  p(
    'Lo que escribe se conserva en este dispositivo por 7 días, y solo usted puede leerlo: si la página se cierra o la sesión termina, entre de nuevo, abra el mismo formulario y elija **{own-second-factor.totp.next}**. Documentos, fotos y otros datos protegidos no se conservan. Al salir de la cuenta, usted decide si borra los borradores.',
  ),
  p(
    'Cuando los servidores pasan a una versión nueva, un aviso en la esquina ofrece recargar la página. Nada se recarga solo: hasta entonces todo sigue funcionando.',
  ),
  p(
    '**{register-pages.form.history}**, para quien puede, también en **{register-pages.moreActions}**, muestra quién cambió qué, y cuándo.',
  ),
  heading('look', 'A su manera'),
  p(
    'En el menú de la cuenta, **{shell.toolbar.appearance}** tiene 25 esquemas de colores y tres disposiciones de la pantalla, y **{shell.user.language}**, portugués, inglés, español y árabe; con el teclado, [[Ctrl]] [[K]] y “apariencia” o “idioma”. **{shell.toolbar.fontSize}**, de 70% a 130%, está en la barra y, en el celular, en el mismo menú. La elección es suya y lo acompaña a otros dispositivos.',
  ),
  p(
    'En **{own-account.pageTitle}** cambia la foto, el nombre, el correo, el teléfono y la contraseña, y ve dónde está conectado. ¿No reconoce un dispositivo? **{own-account.sessions.end}** cierra esa sesión al instante.',
  ),
  heading('account', 'Una cuenta más segura'),
  p(
    'En **{own-account.pageTitle}**, **{own-second-factor.title}** pide al entrar algo que solo usted tiene. **{own-second-factor.totp.title}** muestra un código nuevo cada 30 segundos; cada código vale una sola vez.',
  ),
  p(
    'Con **{own-second-factor.passkeys.title}** entra con el rostro, la huella o el PIN del dispositivo: en la entrada elija **{sign-in.login.passkey}**, sin escribir la contraseña.',
  ),
  p(
    'Con la primera de las dos recibe diez **{own-second-factor.codes.title}**. Guárdelos fuera del celular: cada uno abre la cuenta una vez, si pierde el dispositivo.',
  ),
  p(
    'Después de 15 minutos, exportar personas, visitas o la prueba de un comunicado, dar el rol de gestor o cambiar la verificación pide de nuevo la contraseña y el código, o la llave de acceso (**{session-proof.title}**). Lo que pidió sigue solo.',
  ),
  p(
    'En **{own-account.notifications.title}** elige qué le llega y por dónde: aviso en la pantalla, sonido, correo y push. Los avisos vienen en cinco grupos, como **{own-account.notifications.groups.accesses}**: un interruptor activa o desactiva el grupo, y la flecha de al lado abre los avisos uno por uno. Las emergencias llegan siempre. **{push.on}** activa el push, que llega aunque Portaria esté cerrada; la pantalla bloqueada no nombra a nadie, salvo que active **{push.names}**. En iPhone, abra Portaria en Safari, toque Compartir, agréguela a la pantalla de inicio y active los avisos desde ahí.',
  ),
  heading('keyboard', 'Teclado'),
  part('page-keys'),
]
