/** The page of one's own face and of those of minors in one's care. */
export const ownFacesPath = '/apps/condominiums/faces/'

/** The page to which the link of a letter leads, without signing in. */
export const faceLinkPath = '/apps/faces/consent/$token'
