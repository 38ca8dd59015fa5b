import { type Article, heading, list, note, p, picture } from '../article.ts'

export const providers: Article = [
  p(
    'El condominio puede darle un acceso. Allí ve solo lo suyo: dónde lo esperan, sus documentos, y las tarjetas y vehículos registrados a su nombre.',
  ),
  picture('provider', 'Su inicio: las visitas de hoy, con el aviso de que está llegando.'),
  heading('expected', 'Dónde lo esperan'),
  list(
    '**Dónde lo esperan** muestra cada visita programada: la unidad, el horario y el asunto.',
    'Cerca del horario, **Estoy llegando** avisa a la portería y a la unidad, una vez.',
    'En ese período un botón llama a quien pidió la visita. Antes y después el teléfono no aparece.',
  ),
  p(
    'En la portería, diga su nombre o muestre el documento. La unidad autoriza la entrada, y la portería registra cuándo entra y sale.',
  ),
  heading('asked', 'Lo que le piden'),
  p(
    '**Lo que le pidieron**, en el inicio, y **Solicitudes**, en el menú, muestran los pedidos que quedaron con usted. **Empezar** avisa a quien lo pidió, **Terminar** dice qué se hizo, y **Devolver** deja una nota al equipo. Los **Comunicados** para proveedores también están en el menú.',
  ),
  heading('documents', 'Sus documentos'),
  p(
    '**Agregar documento** envía un documento nuevo: el tipo, el número, la validez y una foto. Lo ya enviado solo lo cambia o quita el condominio. Se le avisa antes del vencimiento; con un documento vencido, la portería necesita un motivo para su entrada.',
  ),
  heading('own', 'Lo que es suyo'),
  p(
    '**Su registro** dice dónde atiende y hasta cuándo va el contrato. **A su cargo** muestra las tarjetas y vehículos a su nombre; ¿perdió una tarjeta? Avise a la portería, que la bloquea.',
  ),
  note('En peligro, el botón rojo llama a la portería y al gestor, también para usted.'),
]
