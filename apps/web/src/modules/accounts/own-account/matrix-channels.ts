/** The channels of most kinds; kinds with other channels have a card of their own. */
export const matrixChannels = ['app', 'toast', 'push', 'email'] as const

export type MatrixChannel = (typeof matrixChannels)[number]
