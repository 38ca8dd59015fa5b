/** Why a row of a record is not kept: another one names the same. */
export const commonLifeRefusals = ['named_twice'] as const
