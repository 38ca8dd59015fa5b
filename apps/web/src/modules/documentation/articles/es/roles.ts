import { type Article, heading, list, note, p, part, table, warning } from '../article.ts'

export const roles: Article = [
  p(
    'Una persona tiene un solo usuario. Lo que puede hacer viene de sus accesos: cada uno dice un rol, en una empresa, de un día a otro. La misma persona puede ser residente aquí y gestor allá, y cambia en el menú de la cuenta, en **{shell.user.workAs}**.',
  ),
  heading('roles', 'Los roles'),
  table(
    ['Rol', 'Quién es', 'Dónde vale'],
    [
      '**{common.choices.role.master}**',
      'Quien mantiene la plataforma. Puede lo que puede el administrador.',
      'En todas las empresas',
    ],
    [
      '**{common.choices.role.admin}**',
      'Quien administra empresas, personas y registros.',
      'En todas las empresas',
    ],
    [
      '**{common.choices.role.staff}**',
      'Carga empresas y personas, y consulta.',
      'En todas las empresas',
    ],
    ['**{common.choices.role.sindico}**', 'Quien responde por un condominio.', 'En su empresa'],
    ['**{common.choices.role.funcionario}**', 'Portería y operación.', 'En su empresa'],
    [
      '**{common.choices.role.condomino}**',
      'Quien vive, estudia o trabaja en la unidad.',
      'En lo suyo',
    ],
    [
      '**{common.choices.role.service_provider}**',
      'Quien presta servicios al condominio.',
      'En lo suyo',
    ],
  ),
  p(
    'El [segmento](/documentation/administrators/segments) puede dar otros nombres: en una obra, el gestor es el maestro de obras.',
  ),
  heading('company', 'Elegir la empresa'),
  p(
    'Máster, administrador y comercial trabajan en todas las empresas, una a la vez. La barra muestra la elegida; sin ninguna, las listas piden **{companies.choose}**. Los otros roles trabajan siempre en la propia.',
  ),
  p(
    'Sin una empresa elegida, su inicio muestra las empresas, cada una con unidades ocupadas, personas, accesos y lo que espera una decisión; máster y administrador ven también las alertas de pánico. **{landing.companies.enter}** abre una.',
  ),
  heading('levels', 'Quién cuida de quién'),
  list(
    'Cada rol invita, cambia y termina a los que están debajo en la tabla; administrador y comercial también a sus iguales.',
    'Residente y proveedor están en el mismo escalón, el último.',
    'Una empresa solo toca sus propios accesos. El nombre, el correo y la contraseña son de la persona.',
    'No se puede quitar al último gestor de una empresa.',
  ),
  heading('rights', 'Lo que puede cada rol'),
  p(
    'Esta tabla se dibuja de las mismas definiciones con las que decide el servidor. «Solo los suyos» quiere decir: las filas de la propia casa, o las que la propia persona hizo. «En parte»: solo algunos campos.',
  ),
  part('role-rights'),
  heading('protected', 'Datos protegidos'),
  p(
    'El CPF, el documento, la fecha de nacimiento y las observaciones de personas los ven el gestor y la administración, y el residente en su propia casa. La portería y el comercial los ven enmascarados o vacíos; pueden encontrar a alguien por el CPF o el documento entero, y nada más: cada consulta queda registrada y tiene un límite por hora. La máscara muestra dos dígitos del CPF como máximo. La portería corrige, el mismo día, lo que ella misma escribió, sin volver a leerlo. Quien no ve un dato tampoco lo ordena, filtra, exporta ni encuentra en el historial.',
  ),
  note(
    'La pantalla esconde lo que el rol no puede, pero quien decide es el servidor: una dirección escrita a mano o un pedido por la API recibe la misma respuesta.',
  ),
  heading('end', 'Cuando un acceso termina'),
  p(
    'Un acceso suspendido o terminado, una persona o una empresa inactivada: en el mismo instante caen las sesiones, en todos los dispositivos. Quien intenta entrar lee **{sign-in.outcome.inactive}**',
  ),
  warning(
    'Antes de inactivar una empresa, avise a su gente: todos pierden el acceso a la vez. Los lectores y las puertas siguen funcionando, y por eso una empresa con puertas liberadas o entradas bloqueadas no se puede inactivar.',
  ),
]
