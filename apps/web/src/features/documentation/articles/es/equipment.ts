import { type Article, heading, list, note, p } from '../article.ts'

export const equipment: Article = [
  p(
    'Lectores faciales, molinetes, barreras, cámaras, casilleros de paquetes: Portaria todavía no habla con ninguno. Esta página dice qué está listo y qué falta, para que nadie prometa lo que no hay.',
  ),
  heading('today', 'Lo que ya hay'),
  list(
    'En **Residentes**, las **Formas de acceso** que prefiere cada persona: **Facial** o **Tarjeta**.',
    'Los **Consentimientos** de cada persona, con la versión del término, la fecha y la revocación.',
    'El campo **Reconocimiento facial**, que escribe el servidor. Mientras no hay lectores, dice **Sin registro**.',
    'La **Etiqueta (tag)** de un vehículo, como anotación.',
    '**Marcas**, que sirven también para equipos.',
    '**Equipos**: lectores, torniquetes, portones, intercomunicadores y cámaras, con ubicación, dirección de red y una contraseña que nadie lee una vez guardada.',
    '**Lockers**, con las puertas de cada uno, y **Fabricantes de lockers**.',
    '**Direcciones de equipos**: guardar una dirección pide su aprobación. Un administrador de la plataforma la aprueba o la rechaza; antes, Portaria no se conecta a ninguna, pública o privada.',
  ),
  heading('not-yet', 'Lo que todavía no hay'),
  list(
    'Registros de tarjetas y cocheras, y depósitos en los casilleros.',
    'Apertura de puertas, portones y barreras.',
    'Envío de rostros o tarjetas a lectores, y el registro de cada paso.',
  ),
  note(
    'Las entradas del menú aparecen cuando existen sus pantallas. Siga las [Novedades](/documentation/changelog).',
  ),
  heading('faces', 'Antes de usar rostros'),
  p(
    'Un rostro es un dato sensible según la LGPD. Pida el consentimiento desde ya, por escrito, ofrezca siempre la tarjeta como alternativa, y anótelo en **Consentimientos**. Quien lo revoca queda con la fecha en **Revocado el**.',
  ),
]
