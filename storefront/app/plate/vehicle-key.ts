export const vehicleKey = 'known_vehicle'
