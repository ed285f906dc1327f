import { withdrawalDays } from '@pito/contracts/values/withdrawal-days'
import type { Words } from '@pito/web/words/words'

export interface Reason {
  readonly figure: string
  readonly unit: string
  readonly title: string
  readonly text: string
}

const reason = (figure: string, unit: string, title: string, text: string): Reason => ({
  figure,
  unit,
  title,
  text,
})

/** The claims of HOME-14 to HOME-19. The counts are fixed texts of the shop and not current figures. */
export const fiveReasons: Words<readonly Reason[]> = {
  fi: [
    reason('200+', '', 'asennuspistettä', 'Helsingistä Inariin. Renkaat odottavat perillä, kun tulet.'),
    reason('1 000+', '', 'vapaata aikaa joka päivä', 'Valitset ajan tilatessa etkä soittele perään.'),
    reason(
      '45',
      'min',
      'ja olet tien päällä',
      'Keskimäärin: neljä rengasta vanteilla noin 30, suoraan autoon noin 60 minuuttia.',
    ),
    reason(
      String(withdrawalDays),
      'pv',
      'palautusoikeus',
      'Käyttämättömät renkaat voit palauttaa ilman selityksiä.',
    ),
    reason('1', 'v', 'valmistusvirhetakuu', 'Jos vika on renkaassa, vaihdamme sen uuteen.'),
  ],
  en: [
    reason('200+', '', 'service points', 'From Helsinki to Inari. The tyres are there when you come.'),
    reason('1\u00a0000+', '', 'free times every day', 'You choose the time as you order, and need not call.'),
    reason(
      '45',
      'min',
      'and you are on the road',
      'On average: four tyres on rims about 30, straight on the car about 60 minutes.',
    ),
    reason(
      String(withdrawalDays),
      'days',
      'to return',
      'Unused tyres can be sent back without giving a reason.',
    ),
    reason('1', 'year', 'against defects', 'If the fault is in the tyre, we replace it.'),
  ],
}
