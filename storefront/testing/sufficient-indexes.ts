/** The load and speed indexes of an approved size, all of which are high enough for `knownVehicle()`. */
export const sufficientIndexes = { load_indexes: [{ value: 91 }], speed_indexes: [{ value: 'V' }] }
