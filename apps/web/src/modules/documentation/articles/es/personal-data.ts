import { type Article, example, heading, note, p, warning } from '../article.ts'

export const personalData: Article = [
  heading('export', 'Exportar'),
  p(
    'Cada persona descarga sus datos con su sesión; el gestor, los de quien los pidió, en `residents`, `employees`, `service-providers` o `visitors`. La respuesta es una planilla.',
  ),
  p('Entre como residente:'),
  example('sign-in-resident'),
  example('own-data'),
  p('Y como gestor, los datos de ella:'),
  example('personal-data'),
  note(
    'Las dos piden una prueba reciente de quién es usted, como la contraseña o una llave de acceso; sin ella, la respuesta es `proof_required`. Son 20 exportaciones por hora y persona.',
  ),
  heading('erase', 'Borrar'),
  p(
    'Antes de borrar, pregunte qué sigue abierto con la persona. `holds` dice cada cosa; `same` dice otros registros con el mismo CPF.',
  ),
  example('erasure-holds'),
  p('Mientras algo siga abierto, nada se borra:'),
  example('erasure-held'),
  warning('Lo que se borra no vuelve. Pruébelo en un servidor de demostración.'),
  p(
    'De un visitante que solo se registró no hay nada abierto. `reason` es `asked`, `consent_withdrawn`, `not_needed` u `ordered`. El recibo dice qué se borró, en `blanked`, y qué queda por otra regla, en `kept`:',
  ),
  example('new-visitor'),
  example('erasure'),
  p('Repetir el pedido, o leerlo después, da el mismo recibo:'),
  example('erasure-receipt'),
]
