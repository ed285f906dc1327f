import { tyreName } from '@pito/contracts/values/tyre-name'
import type { TyreCardData } from './tyre-card-data.ts'

export const nameOf = ({ brand, model }: Pick<TyreCardData, 'brand' | 'model'>) => tyreName(brand, model)
