/** The values of a row of `service_point` in Helsinki. Tests insert it, with changes if they need any. */
export const pointValues = {
  slug: 'kuurapaja-kallio',
  company_name: 'Kuurapaja',
  dealer_first_name: 'Aino',
  dealer_last_name: 'Niemi',
  dealer_email: 'aino@kuurapaja.example',
  contact_number: '+358125550000',
  address_line_1: 'Pitokatu 1',
  zipcode: '00530',
  city: 'Helsinki',
  lat: 60.18,
  lon: 24.95,
}
