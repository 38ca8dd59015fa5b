import { type Article, heading, list, p, picture, steps } from '../article.ts'

export const access: Article = [
  p(
    'Cada fila de **{registers.access-points.many}** es una puerta, un portón o un molinete. Las **{registers.access-rules.many}** dicen quién pasa por dónde, cuándo y con qué credencial. Sin regla nadie entra; quien está dentro siempre puede salir.',
  ),
  heading('point', 'Registrar un punto'),
  steps(
    'En **{registers.access-areas.many}**, registre las partes que las puertas separan: la calle, el patio, el garaje, el hall.',
    'En **{registers.access-points.many}**, dé el nombre y el **{registers.access-points.fields.direction}**, y diga de qué área a cuál lleva el punto.',
    'Un punto por el que se sale necesita **{registers.access-points.fields.way_out}** y el día en **{registers.access-points.fields.exit_tried_on}**: alguien a quien el lector no conoce también tiene que salir.',
    'Mientras no haya ninguna regla, **{access.starter.open}** ofrece las primeras. Nada vale antes de que usted confirme.',
  ),
  heading('rule', 'Hacer una regla'),
  picture('access-rule', 'Una regla: en palabras, en la semana dibujada y con sus puntos.'),
  steps(
    'En **{registers.access-rules.many}**, marque los grupos y, si hace falta, las torres, las unidades y los vínculos. **{registers.access-rules.fields.people}** pasan aunque estén fuera de los grupos.',
    'Elija los puntos y uno de los **{registers.access-schedules.many}**; sin horario, la regla vale siempre. En un feriado solo cuentan las líneas marcadas con **{registers.access-schedules.choices.days.holiday}**.',
    'Elija las credenciales; **{registers.access-rules.fields.two_credentials}** pide dos de tipos distintos de la misma persona.',
    '**{access.sentence.title}** muestra lo que armó, y **{access.week.title}** muestra las horas, con una columna para los feriados.',
  ),
  heading('passing', 'Quién pasa, y por dónde'),
  list(
    'En el punto, **{access.passers.title}** lista las personas y la regla por la que pasa cada una.',
    'En el residente, el empleado y el proveedor, **{access.ways.title}** lista los puntos, y dice si pasa ahora.',
    '**{access.trial.open}** responde por cualquier persona, credencial, día y hora. Ninguna puerta se abre.',
  ),
  heading('why', 'Por qué se abrió, o no'),
  list(
    '**{access.events.title}** muestra cada paso, autorizado o rechazado, con filtros por punto, unidad, motivo, persona, credencial y período. Cada paso es una sola línea: “Autorizado” pasa a “Entró”, “Salió” o “Autorizado, no pasó” cuando se sabe. La foto al lado desaparece después de 30 días, o del plazo en **{company-settings.retention.title}**. El nombre en una línea lleva a la explicación de la decisión, regla por regla; esa lectura queda registrada. De quien el lector no conoce, la línea dice el nombre y el motivo (bloqueado, pase vencido, tarjeta perdida) cuando la tarjeta, el código QR o el PIN es de alguien de aquí.',
    'En **{access.events.own}** el residente ve sus pasos, los de los menores a su cargo y los de sus invitados.',
    '**{access.events.why.denied}** da el motivo de la regla que estuvo más cerca de valer: fuera del horario, fuera de vigencia, invitación ya usada.',
  ),
  heading('monitor', 'Seguir los puntos en vivo'),
  picture('monitor', 'El monitor: quién pasa ahora, y cada punto con su lector.'),
  list(
    '**{access-monitor.title}** muestra quién pasa al instante, con foto, unidad y lo que se decidió. Los botones de arriba muestran un solo punto; quien está más abajo en la lista no pierde el lugar y ve cuántos llegaron.',
    'En **{access-monitor.points}** se ve si cada lector responde y quién pasó por último. Un nombre lleva al porqué.',
  ),
  heading('opening', 'Abrir a distancia'),
  steps(
    'En **{access-monitor.title}**, pulse **{access-openings.open}** junto al punto y elija o escriba el motivo: queda en el acceso y en el historial, con su nombre.',
    '**{access-openings.hold}** durante dos segundos, con el dedo, el ratón, Enter o Espacio. Si suelta antes, nada se abre. Quien no puede mantenerlo usa **{held-button.twoStep.begin}** y confirma con el mismo botón.',
    'El resultado aparece en la ventana. Si es **{access-openings.unknown}**, compruebe la puerta antes de pedirlo de nuevo: se piden otra vez el motivo y el botón.',
  ),
  p(
    'Solo la portería y el síndico abren, y solo donde el lector responde. En el mostrador de la portería, un rechazo de los últimos minutos aparece en una línea; con el cuadro vacío, Enter lleva a la misma ventana.',
  ),
  heading('readers', 'Los lectores'),
  picture('reader', 'El panel de un lector: a quién confirmó, el reloj y la última revisión.'),
  list(
    'En **{access-readers.title}**, los administradores ven si cada lector responde, cuántas personas confirmó, quién fue rechazado y qué baja está en curso. La portería ve en el equipo solo si responde.',
    'Abra un lector para ver a cada persona con el motivo del rechazo y qué hacer, el reloj, la capacidad y la última revisión. Un clic revisa el lector con su lista.',
    'Si alguien de fuera puede conocer la ruta por la que un lector llama a Portaria, un administrador de la plataforma la cambia allí con “Cambiar la ruta”.',
    'Un resultado que no se sabe aparece así, y Portaria pregunta antes de repetir.',
  ),
  heading('emergency', 'Emergencia'),
  picture(
    'emergency',
    'La emergencia antes de empezar: los puntos, el motivo y el botón que se mantiene.',
  ),
  list(
    'En **{access-monitor.title}**, **{access-emergency.title}** abre las puertas a todos a la vez; sirve a la portería y al administrador. Los puntos ya vienen marcados: quite los que no tienen que abrirse, dé el motivo y mantenga pulsado el botón. Las puertas siguen abiertas hasta que alguien lo termine, aunque se corte la energía o el servidor se detenga: cuando el lector vuelve, la puerta se abre de nuevo.',
    'Cada punto dice cómo está. **{access-emergency.states.by_hand}** es una puerta sin lector, o que el lector no mantiene abierta: alguien tiene que abrirla.',
    'El administrador también bloquea entradas allí. Quien está dentro siempre sale.',
    'La **{access-emergency.muster}** dice a quién buscar.',
  ),
  heading('presence', 'Quién está dentro'),
  list(
    'La **{access-emergency.muster}** muestra los visitantes por unidad y, en “Vistos por los lectores”, a las demás personas por área: quiénes son, desde cuándo y por qué punto pasaron. Cuenta quien pasó de verdad, no quien solo fue autorizado. Se puede buscar, imprimir y marcar; sin red viene del aparato.',
    '“En duda” siempre trae el motivo: el punto no tiene sensor, no informa el sentido, el área no tiene salida con identificación, alguien salió por el botón, una puerta fue forzada, o la persona figuraba en otra área. Una duda sale de la lista en 24 horas.',
    'La portería y el gestor corrigen con “Está aquí”, “Ya no está aquí” y “Alguien está aquí”. Cada corrección queda en el historial de la persona.',
    'El visitante que un lector vio salir a la calle tiene la salida registrada sola.',
  ),
  heading('second', 'Doble entrada y enclavamiento'),
  list(
    'En **{registers.access-areas.many}**, “Doble entrada” dice qué hacer con quien ya está dentro e intenta entrar de nuevo: permitir, avisar a la portería o rechazar. Solo se rechaza a quien se vio entrar y no salir; en la duda la persona pasa y se avisa a la portería. Sin el servidor, el lector deja pasar y la marca aparece después.',
    'Para perdonar un rechazo, ábralo en **{access.events.title}** y use “Perdonar y dejar entrar una vez”, en los 15 minutos siguientes.',
    'En **{registers.access-points.many}**, “Enclavamiento” une puertas de las que una solo abre a quien entra mientras la otra se leyó como cerrada. Las dos necesitan sensor. Quien sale nunca queda encerrado, y la liberación de emergencia abre todo. Sin el servidor nadie entra por ellas.',
  ),
  heading('pin', 'El PIN de cada uno'),
  p(
    'En el perfil, **{access-pins.title}** define de 6 a 8 números, después de confirmar que es usted. Después, **{access-pins.duress.fold}** guarda un segundo, para cuando alguien le obliga a abrir.',
  ),
  heading('face', 'El rostro de cada uno'),
  picture('faces', 'El texto en el celular, antes de decidir.'),
  list(
    'En el perfil, **{access-faces.title}** lleva a su página y a la de los menores a su cargo. Lea el texto y elija: “Acepto el texto” o “Prefiero tarjeta o PIN”. La tarjeta y el PIN abren las mismas puertas.',
    'Después de aceptar, tome la foto con la cámara o elija un archivo. Antes del envío el navegador avisa si está oscura, movida o pequeña; un lector la verifica y dice qué corregir.',
    '“Retirar el consentimiento” borra la foto al instante y quita el rostro de cada lector. El recibo muestra cuándo cada uno fue leído sin él, o que aún no respondió.',
    'Quien no tiene usuario recibe un enlace por correo, que vale 30 días y no muestra ninguna foto. Cuando llega una foto por él, se avisa al gestor que lo envió, y la persona recibe un correo.',
  ),
  p(
    'En el registro de la persona, en **{access-filed-faces.title}**, el gestor envía el enlace por correo o archiva un texto firmado: imprime el texto, recoge la firma y guarda la foto del papel con el día. Solo con ese papel envía la foto en lugar de la persona. Quien se va pierde el consentimiento y la foto, y el comprobante de salida enumera los lectores.',
  ),
]
