import { sentences } from './sentences.ts'

export const vehicleKinds = ['car', 'suv', 'van', 'truck'] as const
type VehicleKind = (typeof vehicleKinds)[number]
export const tyreClasses = ['C1', 'C2', 'C3'] as const
type TyreClass = (typeof tyreClasses)[number]
export const segments = ['premium', 'mid', 'budget'] as const
export const winterClimates = ['Nordic', 'Central European'] as const
export const axles = ['steer', 'drive', 'trailer', 'all'] as const

/** The tyre classes of Regulation (EU) 2020/740. */
const classOfKind: Readonly<Record<VehicleKind, TyreClass>> = { car: 'C1', suv: 'C1', van: 'C2', truck: 'C3' }

export function tyreClassOf(kind: VehicleKind): TyreClass {
  return classOfKind[kind]
}

/** The season without studs that counts as a winter tyre only with 3PMSF. */
const friction = 2

interface ModelFacts {
  readonly season_id: number
  readonly vehicle_kind: VehicleKind
  readonly tyre_class: TyreClass
  readonly has_3pmsf: boolean
  readonly ice_grip: boolean
  readonly axle: string | null
}

export const modelSentences = sentences({
  classWrong: {
    fi_FI:
      'Rengasluokka ei vastaa ajoneuvoa: henkilöautoilla on C1, pakettiautoilla C2 ja kuorma-autoilla C3.',
    en_GB: 'The tyre class does not match the vehicle: cars have C1, vans C2 and trucks C3.',
  },
  axleWrong: {
    fi_FI: 'Akseli valitaan vain kuorma-autojen renkaille.',
    en_GB: 'Only truck tyres have an axle.',
  },
  iceGripWithoutSnow: {
    fi_FI: 'Jääpitomerkintä edellyttää 3PMSF-merkintää.',
    en_GB: 'Ice grip requires the 3PMSF mark.',
  },
  iceGripNotForCars: {
    fi_FI: 'Jääpitomerkintä on vain luokan C1 renkailla.',
    en_GB: 'Only tyres of class C1 have the ice grip mark.',
  },
  notWinterTyre: {
    fi_FI: 'Ei sallittu talvirenkaana 1.12.2024 alkaen.',
    en_GB: 'Not allowed as a winter tyre since 1 December 2024.',
  },
})
type ModelFault = keyof typeof modelSentences

type ModelField = 'tyre_class' | 'axle' | 'ice_grip' | 'has_3pmsf'

/**
 * Returns what is wrong with the combination of a model's fields, by the field next to which it is shown. Combinations
 * with a missing field are not judged.
 */
export function faultsOfModel(model: Partial<ModelFacts>): Partial<Record<ModelField, ModelFault>> {
  const { tyre_class, vehicle_kind, axle = null, has_3pmsf } = model
  const isForCars = tyre_class === 'C1'
  return {
    ...(tyre_class &&
      vehicle_kind &&
      tyre_class !== tyreClassOf(vehicle_kind) && { tyre_class: 'classWrong' }),
    ...(axle !== null && vehicle_kind && vehicle_kind !== 'truck' && { axle: 'axleWrong' }),
    ...(model.ice_grip && tyre_class && !isForCars && { ice_grip: 'iceGripNotForCars' }),
    ...(model.ice_grip && has_3pmsf === false && { ice_grip: 'iceGripWithoutSnow' }),
    // Traficom: since 1 December 2024 a winter tyre of a car has the mark 3PMSF unless it is studded.
    ...(model.season_id === friction && isForCars && has_3pmsf === false && { has_3pmsf: 'notWinterTyre' }),
  }
}
