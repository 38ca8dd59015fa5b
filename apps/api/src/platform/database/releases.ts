/**
 * The releases of Portaria in their order, this one last: each is a version of `package.json`. Old
 * ones stay, since a server tells by them how much newer a database is.
 */
export const releases: readonly string[] = ['0.2.1']
