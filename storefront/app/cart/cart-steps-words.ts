import { words } from '@pito/web/words/words'

/** Texts of the steps from the cart to an order. */
export const cartSteps = words({
  fi: {
    steps: 'Tilauksen vaiheet',
    done: 'valmis',
    cart: 'Ostoskori',
    garage: 'Asennuspaikka',
    information: 'Tiedot',
    summary: 'Yhteenveto',
    confirm: 'Vahvistus',
  },
  en: {
    steps: 'Steps of your order',
    done: 'done',
    cart: 'Cart',
    garage: 'Garage Selection',
    information: 'Information',
    summary: 'Order Summary',
    confirm: 'Confirm',
  },
})
