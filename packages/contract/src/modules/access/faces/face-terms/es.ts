import { contactOf, type FaceTerm } from './face-term.ts'

export const es: FaceTerm = {
  title: 'Consentimiento para el reconocimiento facial',
  paragraphs: ({ company, dpo_name: name, dpo_email: email }) => [
    `${company} pide su consentimiento para usar una foto de su rostro con un único fin: abrir las puertas, portones y torniquetes por donde usted ya puede pasar. El rostro es un dato sensible (LGPD, art. 11), por eso solo se usa si usted está de acuerdo.`,
    'La foto queda cifrada en el servidor y se envía a los lectores de las entradas, que guardan de ella un modelo del rostro. No aparece en listas, búsquedas, informes ni exportaciones, y el servidor no compara rostros.',
    'No está obligado a aceptar. La tarjeta o el PIN abre las mismas puertas, en los mismos horarios, y nadie puede tratarle de otro modo por eso.',
    'Puede retirar el consentimiento cuando quiera, en esta misma pantalla. La foto se borra al instante, el rostro se elimina de cada lector, y un recibo muestra cuándo cada uno fue leído sin él. Cuando usted deja de vivir o de trabajar aquí, hacemos lo mismo.',
    'Los registros de paso se guardan durante el plazo de la empresa, sin la foto.',
    `Dudas y solicitudes sobre sus datos: ${contactOf(name, email) || 'hable con la administración.'}`,
  ],
}
