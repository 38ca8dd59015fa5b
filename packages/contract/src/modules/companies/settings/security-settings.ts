/** Roles from which a company may demand a second factor: those that see everybody's data. */
export const factorRoles = ['sindico', 'funcionario'] as const

/** Kinds of identity providers through which a company may require its people to sign in. */
export const requirableProviders = ['hosted'] as const
