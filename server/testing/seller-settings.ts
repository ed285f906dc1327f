/** The seller settings that a production shop needs. */
export const sellerSettings = {
  SELLER_NAME: 'Rengaskauppa Oy',
  SELLER_BUSINESS_ID: '2617416-4',
  SELLER_STREET: 'Kauppakatu 1',
  SELLER_POSTCODE: '33200',
  SELLER_TOWN: 'Tampere',
  SELLER_IBAN: 'FI21 1234 5600 0007 85',
  SELLER_BIC: 'NDEAFIHH',
}
