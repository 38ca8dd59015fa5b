/** Fields that distinguish vehicles, besides plate and model. */
export const vehicleDetails = ['brand_id', 'color', 'resident_id'] as const

/** Fields that distinguish pets, besides the name. */
export const petDetails = ['species_id', 'breed', 'tutor_id'] as const
