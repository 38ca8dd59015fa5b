/** Roles of which a company may demand a second factor: those that see everybody's data. */
export const factorRoles = ['sindico', 'funcionario'] as const
