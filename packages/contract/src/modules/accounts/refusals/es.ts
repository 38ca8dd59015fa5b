import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accountsRefusals } from './refusals.ts'

export const es: SentencesOf<typeof accountsRefusals> = {
  'weak-password': 'Elija una contraseña de 12 caracteres o más, que no sea común.',
  'email-already-in-use': 'Este correo ya está en uso. Entre con él o recupere la contraseña.',
  'invalid-email': 'Escriba un correo válido, como nombre@ejemplo.com.',
  'operation-not-allowed':
    'El registro está desactivado. Pida una invitación al gestor o a la administración de su condominio.',
  password_wrong: 'La contraseña actual no coincide.',
  code_wrong: 'El código no es correcto o ya se usó. Revíselo o espere el siguiente.',
  passkey_wrong: 'La llave de acceso no coincide. Intente de nuevo o use otra forma.',
  ticket_ended: 'El tiempo terminó. Empiece de nuevo.',
  provider_answer_wrong: 'La respuesta del otro servicio no es correcta. Entre de nuevo.',
  'user-not-found': 'Nadie tiene una cuenta con este correo allí.',
  'user-disabled': 'Esta cuenta está desactivada allí.',
  'wrong-password': 'El correo o la contraseña no es correcto.',
  provider_missing: 'Esta instalación no tiene proveedor de identidad.',
  passkeys_missing:
    'Antes, un gestor de aquí y un administrador de la plataforma necesitan una llave de acceso: abre si el proveedor falla.',
  token_invalid: 'Este enlace ya no vale. Pida otro.',
  token_used: 'Esta invitación ya fue usada.',
  token_ended: 'Esta invitación terminó. Pida otra a quien le invitó.',
  token_waits:
    'Esta invitación espera la confirmación de un gestor. Después de ella, usted recibe otro correo.',
  token_taken:
    'Esta cuenta ya tiene acceso aquí como residente. Use otro correo o hable con el gestor.',
  login_exists: 'Esta persona ya tiene acceso.',
  login_over: 'El acceso de esta persona terminó. Actívelo de nuevo en su página, en Usuarios.',
  login_unaccepted: 'Este registro todavía no fue aceptado.',
  login_inactive: 'El registro está inactivo.',
  login_former: 'Esta persona ya se mudó.',
  login_minor: 'Los menores de 18 años no tienen acceso.',
  login_no_email: 'Falta el correo en el registro. Use una tarjeta o un enlace.',
  login_email_taken: 'Este correo ya es de otra persona con acceso o invitada. Revise el registro.',
  login_invited: 'Esta persona ya está invitada. Use Recordar.',
  login_not_invited: 'No hay invitación por correo para recordar.',
  login_reminded: 'El último correo salió hace menos de un día. Recuerde de nuevo mañana.',
  login_throttled: 'Se alcanzó el límite de correos de hoy. Intente mañana.',
}
