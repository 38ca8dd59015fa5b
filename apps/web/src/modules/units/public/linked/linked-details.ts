/** What tells a vehicle from others, besides plate and model. */
export const vehicleDetails = ['brand_id', 'color', 'resident_id'] as const

/** What tells a pet from others, besides its name. */
export const petDetails = ['species_id', 'breed', 'tutor_id'] as const
