/** The address of the page that invites guests. */
export const invitePath = '/apps/condominiums/visit/invite'
