import type { BannerTone } from '@pito/contracts/values/content-kinds'
import { car, van } from '@pito/contracts/values/vehicle-type'
import type { BannerDraft } from '@pito/server/src/content/index.ts'

type Words = readonly [title: string, description: string]

interface Line {
  readonly image: string
  readonly tone: BannerTone
  /**
   * The season of the tyre list to which the banner links. Without a season the banner links to the list of truck
   * tyres.
   */
  readonly season?: string
  readonly fi: Words
  readonly en: Words
}

const cars: readonly Line[] = [
  {
    image: 'studded-2-hero',
    tone: 'frost',
    season: 'Winter Studded',
    fi: ['Nastarenkaat', 'Varmin pito jäällä ja polanteella. Sallittu marraskuusta maaliskuuhun.'],
    en: ['Studded tyres', 'The surest grip on ice and packed snow. Allowed from November to March.'],
  },
  {
    image: 'friction-2-hero',
    tone: 'frost',
    season: 'Winter Friction',
    fi: ['Kitkarenkaat', 'Hiljaiset, kaupunkiin ja moottoritielle.'],
    en: ['Friction tyres', 'Quiet, for town and motorway.'],
  },
  {
    image: 'allseason-2-hero',
    tone: 'asphalt',
    season: 'All Season',
    fi: ['Ympärivuotiset renkaat', 'Etelän leutoihin talviin, samat renkaat ympäri vuoden.'],
    en: ['All-season tyres', 'For the mild winters of the south, one set all year.'],
  },
  {
    image: 'summer-2-hero',
    tone: 'amber',
    season: 'Summer',
    fi: ['Kesärenkaat', 'Ensi kevääksi, kun valikoima on laajimmillaan.'],
    en: ['Summer tyres', 'For next spring, while the choice is widest.'],
  },
]

const heavy: readonly Line[] = [
  {
    image: 'van-studded-1-hero',
    tone: 'frost',
    season: 'Winter Studded',
    fi: ['Pakettiauton nastarenkaat', 'C-kantavuus, työajoon ennen auraa.'],
    en: ['Studded van tyres', 'C load rating, for work before the plough.'],
  },
  {
    image: 'van-friction-1-hero',
    tone: 'frost',
    season: 'Winter Friction',
    fi: ['Pakettiauton kitkarenkaat', 'Hiljainen ohjaamo pitkille reiteille.'],
    en: ['Friction van tyres', 'A quiet cab for long routes.'],
  },
  {
    image: 'truck-3-hero',
    tone: 'asphalt',
    fi: ['Kuorma-auton renkaat', 'Rahtina suoraan ovelle, ilman asennusta.'],
    en: ['Truck tyres', 'By freight straight to the door, without fitting.'],
  },
  {
    image: 'van-summer-1-hero',
    tone: 'amber',
    season: 'Summer',
    fi: ['Pakettiauton kesärenkaat', 'Kestävät kuorman ja kuuman asfaltin.'],
    en: ['Summer van tyres', 'They stand the load and the hot asphalt.'],
  },
]

const trucks = { 1: '/tyres/trucks', 2: '/renkaat/kuorma-autot' } as const

export const banners: readonly BannerDraft[] = [
  ...both(car, cars, { fi: '/renkaat/henkiloautot', en: '/tyres/car-suv-4x4' }),
  ...both(van, heavy, { fi: '/renkaat/pakettiautot', en: '/tyres/light-commercial-vehicles' }),
]

function both(tyreCategoryId: number, lines: readonly Line[], lists: { fi: string; en: string }) {
  return lines.flatMap((line, position) => {
    const draft = (localeId: 1 | 2, [title, description]: Words, list: string): BannerDraft => ({
      localeId,
      tyreCategoryId,
      position,
      title,
      description,
      link: line.season ? seasonOf(list, line.season) : trucks[localeId],
      tone: line.tone,
      imageBasePath: '/pictures/600/',
      image: `${line.image}.avif`,
    })
    return [draft(2, line.fi, lists.fi), draft(1, line.en, lists.en)]
  })
}

function seasonOf(list: string, season: string): string {
  return `${list}?${new URLSearchParams({ tyre_season: season })}`
}
