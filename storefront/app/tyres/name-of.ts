import type { TyreCardData } from './tyre-card-data.ts'

export function nameOf({ brand, model }: Pick<TyreCardData, 'brand' | 'model'>): string {
  return `${brand} ${model}`
}
