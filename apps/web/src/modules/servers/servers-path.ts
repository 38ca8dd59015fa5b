/** The page of the platform's administrators about the installation. */
export const serversPath = '/apps/platform/servers'
