/** The refusal of a row because another one names the same. */
export const commonLifeRefusals = ['named_twice'] as const
