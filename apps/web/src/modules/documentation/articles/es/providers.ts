import { type Article, heading, list, note, p, picture } from '../article.ts'

export const providers: Article = [
  p(
    'El condominio puede darle un acceso. Allí ve solo lo suyo: dónde lo esperan, sus documentos, y las tarjetas y vehículos registrados a su nombre.',
  ),
  picture('provider', 'Su inicio: las visitas de hoy, con el aviso de que está llegando.'),
  heading('expected', 'Dónde lo esperan'),
  list(
    '**{landing.providerVisits}** muestra cada visita programada: la unidad, el horario y el asunto.',
    'Cerca del horario, **{landing.providerComes}** avisa a la portería y a la unidad, una vez.',
    'En ese período un botón llama a quien pidió la visita. Antes y después el teléfono no aparece.',
  ),
  p(
    'En la portería, diga su nombre o muestre el documento. La unidad autoriza la entrada, y la portería registra cuándo entra y sale.',
  ),
  heading('asked', 'Lo que le piden'),
  p(
    '**{landing.providerRequests}**, en el inicio, y **{registers.requests.many}**, en el menú, muestran los pedidos que quedaron con usted. **{registers.requests.transitions.start.button}** avisa a quien lo pidió, **{registers.requests.transitions.complete.button}** dice qué se hizo, y **{registers.requests.transitions.release.button}** deja una nota al equipo. Los **{landing.home.announcements}** para proveedores también están en el menú.',
  ),
  heading('documents', 'Sus documentos'),
  p(
    '**{landing.providerAdd}** envía un documento nuevo: el tipo, el número, la validez y una foto. Lo ya enviado solo lo cambia o quita el condominio. Se le avisa antes del vencimiento; con un documento vencido, la portería necesita un motivo para su entrada.',
  ),
  heading('own', 'Lo que es suyo'),
  p(
    '**{landing.providerOwn}** dice dónde atiende y hasta cuándo va el contrato. **{landing.providerHolds}** muestra las tarjetas y vehículos a su nombre; ¿perdió una tarjeta? Avise a la portería, que la bloquea.',
  ),
  note('En peligro, el botón rojo llama a la portería y al gestor, también para usted.'),
]
