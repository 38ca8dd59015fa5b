import type { FieldTexts, ProblemTexts } from '../problem-text.ts'

/** Problem documents in Spanish. */
export const esProblemTexts: ProblemTexts = {
  malformed: {
    title: 'Pedido ilegible',
    detail: 'El pedido no se pudo leer. Recargue la página e intente de nuevo.',
  },
  tenant_required: { title: 'Elija una empresa', detail: 'Elija una empresa para continuar.' },
  user_inactive: { title: 'Acceso inactivo', detail: '¡El usuario está inactivo!' },
  unauthenticated: { title: 'Entre para continuar', detail: 'Debe entrar para continuar.' },
  credentials_wrong: {
    title: 'Correo o contraseña inválidos',
    detail: 'Revise el correo y la contraseña e intente de nuevo.',
  },
  session_ended: {
    title: 'Sesión terminada',
    detail: 'Su sesión terminó. Entre de nuevo para continuar.',
  },
  provider_session_ended: {
    title: 'Sesión terminada',
    detail: 'Su entrada por otro servicio terminó. Entre de nuevo para continuar.',
  },
  forbidden: {
    title: 'Sin permiso',
    detail: 'Su rol no permite hacer esto. Hable con la administración.',
  },
  proof_required: {
    title: 'Confirme que es usted',
    detail: 'Escriba su contraseña o use una llave de acceso para continuar.',
  },
  'operation-not-allowed': {
    title: 'El registro está desactivado',
    detail: 'Pida una invitación al gestor o a la administración de su condominio.',
  },
  second_factor_enrolment: {
    title: 'Falta activar la verificación en dos pasos',
    detail: 'Configure una aplicación autenticadora o una llave de acceso para entrar.',
  },
  provider_required: {
    title: 'Entre por el otro servicio',
    detail: 'Esta empresa pide la entrada por el proveedor de identidad, o una llave de acceso.',
  },
  second_factor_required: {
    title: 'Falta el segundo paso',
    detail: 'Confirme la entrada con un código o una llave de acceso.',
  },
  not_found: {
    title: 'No encontrado',
    detail: 'Este registro no existe o usted no tiene acceso a él.',
  },
  duplicate: { title: 'Ya existe', detail: 'Ya existe un registro con estos datos.' },
  id_taken: {
    title: 'Identificador en uso',
    detail: 'Este identificador ya pertenece a otro registro.',
  },
  in_use: {
    title: 'En uso',
    detail: 'Otros registros dependen de este. Transfiéralos o elimínelos antes.',
  },
  parent_removed: {
    title: 'Registro vinculado eliminado',
    detail: 'Un registro del que este depende fue eliminado. Restáurelo antes.',
  },
  last_sindico: {
    title: 'Último gestor',
    detail: 'No se puede quedar sin gestor aquí. Agregue otro antes.',
  },
  identity_taken: {
    title: 'Cuenta de otra persona',
    detail: 'Esta cuenta ya está vinculada a otra persona aquí. Entre con ella o use otra.',
  },
  last_way_in: {
    title: 'Última forma de entrar',
    detail: 'Sin ella usted ya no entraría. Cree antes una contraseña o una llave de acceso.',
  },
  state_conflict: {
    title: 'No es posible ahora',
    detail: 'El estado de este registro cambió y no permite esta acción.',
  },
  stale: {
    title: 'Cambiado por otra persona',
    detail: 'Este registro cambió después de que usted lo abrió. Compare y guarde de nuevo.',
  },
  total_changed: {
    title: 'La lista cambió',
    detail: 'El número de registros cambió desde que la miró. Revise la lista e intente de nuevo.',
  },
  too_slow: {
    title: 'Envío demasiado lento',
    detail:
      'Los datos llegaron demasiado despacio y el envío se cerró. Revise la conexión e inténtelo de nuevo.',
  },
  too_many_rows: {
    title: 'Demasiadas filas',
    detail:
      'Un PDF lleva hasta 5.000 filas, y un libro de Excel, 1.000.000. Exporte en CSV, que lleva todas.',
  },
  too_large: { title: 'Archivo demasiado grande', detail: 'El archivo pasa del tamaño permitido.' },
  unsupported_media: {
    title: 'Tipo de archivo no aceptado',
    detail: 'Envíe el archivo en uno de los formatos aceptados.',
  },
  validation: { title: 'Revise los campos', detail: 'Hay campos por corregir.' },
  version_required: {
    title: 'Falta la versión',
    detail: 'El pedido no dice qué versión cambia. Recargue la página e intente de nuevo.',
  },
  throttled: { title: 'Demasiados intentos', detail: 'Espere un poco antes de intentar de nuevo.' },
  sign_in_by_letter: {
    title: 'Por seguridad, cree otra contraseña',
    detail:
      'Hubo demasiadas contraseñas incorrectas para este correo. Pida un enlace por correo para crear otra contraseña, o entre con una llave de acceso.',
  },
  internal: {
    title: 'Error en el servidor',
    detail: 'Error en el servidor, intente de nuevo más tarde.',
  },
  'invalid-api-key': {
    title: 'El otro servicio no reconoce esta instalación',
    detail:
      'La clave del servicio no es válida. Avise a quien cuida el servidor y entre con correo y contraseña.',
  },
  unavailable: {
    title: 'Servicio no disponible',
    detail: 'El servicio no está disponible por el momento. Intente de nuevo en breve.',
  },
  outcome_unknown: {
    title: 'No sabemos si se guardó',
    detail:
      'Se perdió la conexión con la base de datos mientras se guardaba el cambio. Compruebe si aparece antes de repetirlo.',
  },
}

/** Errors of fields, without blame, and how to correct them. */
export const esFieldTexts: FieldTexts = {
  cpf_length: 'El CPF tiene 11 números.',
  cpf_repeated: 'Este CPF no es válido: los números son todos iguales.',
  cpf_check_digits: 'Este CPF no coincide. Revise los números.',
  cnpj_length: 'El CNPJ tiene 14 caracteres.',
  cnpj_check_letters: 'Los dos últimos caracteres del CNPJ son números.',
  cnpj_repeated: 'Este CNPJ no es válido: los caracteres son todos iguales.',
  cnpj_check_digits: 'Este CNPJ no coincide. Revise los caracteres.',
  plate_length: 'La placa tiene 6 o 7 caracteres.',
  plate_pattern: 'Escriba la placa como ABC1D23, ABC-1234 o, de un país vecino, como AB 123 CD.',
  renavam_length: 'El Renavam tiene hasta 11 números.',
  renavam_check_digit: 'Este Renavam no coincide. Revise los números.',
  vin_length: 'El chasis tiene hasta 17 caracteres.',
  vin_characters: 'El chasis tiene solo letras y números, sin I, O ni Q.',
  vin_short: 'El chasis suele tener 17 caracteres. Revíselo.',
  microchip_length: 'El microchip tiene 15 números.',
  card_number_format:
    'Escriba el número en decimal, o en hexadecimal con letras o con 0x al comienzo.',
  time_format: 'Escriba la hora como 07:30.',
  host_format:
    'Escriba solo el nombre o la dirección, sin puerto ni ruta, como lector.ejemplo.com o 10.0.0.5.',
  ip_format: 'Escriba una dirección IP, como 10.0.0.5.',
  cnh_length: 'El número de la licencia suele tener 11 números. Revíselo.',
  cnh_check_digits: 'El número de la licencia no coincide. Revise los números.',
  cep_length: 'El CEP tiene 8 números.',
  phone_characters: 'El teléfono tiene solo números.',
  phone_length: 'Escriba el teléfono con código de área, como (11) 98765-4321.',
  phone_ddd: 'Este código de área no existe. Revise el teléfono.',
  phone_prefix: 'El número no empieza como un celular o un fijo. Revíselo.',
  uf_unknown: 'Esta sigla de estado no existe.',
  country_unknown: 'Elija un país de la lista.',
  zone_unknown: 'Esta zona horaria no existe.',
  email_format: 'Escriba un correo como nombre@ejemplo.com.',
  email_length: 'El correo es demasiado largo.',
  date_format: 'Escriba la fecha como 31/12/2026.',
  moment_format: 'Escriba el día y la hora como 31/12/2026 14:30.',
  date_no_such_day: 'Este día no existe en el calendario.',
  date_future: 'La fecha está en el futuro. Revise el día, el mes y el año.',
  id_doc_kind: 'Elija el tipo de documento.',
  id_doc_number: 'Escriba el número del documento.',
  id_doc_country: 'Escriba el país con dos letras, como BR.',
  id_doc_country_other: 'Elija el país del documento, que no es Brasil.',
  id_doc_unusual: 'El número no parece el de este documento. Revíselo.',
  decimal_format: 'Escriba un número como 1.234,5.',
  decimal_range: 'El número pasa del límite.',
  required: 'Complete este campo.',
  unknown_field: 'Este campo no existe.',
  invalid_type: 'Este valor no sirve para el campo.',
  invalid_choice: 'Elija una de las opciones.',
  invalid_format: 'Este valor no es válido.',
  too_long: 'El texto es demasiado largo.',
  too_big: 'El valor pasa del límite.',
  too_small: 'El valor queda por debajo del mínimo.',
  out_of_range: 'El número está fuera del intervalo permitido.',
  not_found: 'Este registro no se encontró. Elija otro.',
  duplicate: 'Ya existe un registro con este valor.',
  named_twice: 'Ya está en la lista. Quite una de las dos.',
  not_allowed: 'Usted no puede cambiar este campo.',
  ends_before_start: 'El fin viene antes del inicio.',
  one_holder: 'Indique solo uno: residente, empleado o proveedor.',
  ends_in_past: 'El final ya pasó. Elija un horario por venir.',
  in_future: 'Este horario aún no llegó. Escriba uno que ya pasó o déjelo en blanco.',
  one_destination: 'Indique solo un destino: apartamento, empleado o área común.',
  wrong_kind: 'Este registro es de otro tipo. Elija uno que sirva aquí.',
  columns_missing: 'La línea tiene menos columnas que el encabezado.',
  columns_extra: 'La línea tiene celdas llenas más allá de la última columna del encabezado.',
  ambiguous: 'Hay más de un registro con este nombre.',
  stale: 'El registro cambió después de exportado.',
}
