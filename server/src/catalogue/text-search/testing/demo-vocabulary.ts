import { demoModels } from '@pito/demo/catalogue/demo-models'
import { demoSizes } from '@pito/demo/catalogue/demo-sizes'
import { Identifiers } from '../identifiers.ts'
import { Vocabulary } from '../vocabulary.ts'

/** Returns the names and sizes of the demo, of which all are on sale. */
export function demoVocabulary(): Vocabulary {
  const brands = [...new Set(demoModels().map(({ brand }) => brand))]
  const models = demoModels().map((model, place) => ({
    ...model,
    id: place + 1,
    brandId: brands.indexOf(model.brand) + 1,
  }))
  const sizes = demoSizes().map(({ width, aspect, diameter }) => ({
    width: Math.round(width * 100),
    aspect,
    diameter: Math.round(diameter * 10),
    count: 1,
  }))
  const hasSize = ({
    width,
    aspectRatio,
    diameter,
  }: {
    width: number
    aspectRatio: number
    diameter: number
  }) =>
    demoSizes().some(
      (size) => size.width === width && size.aspect === aspectRatio && size.diameter === diameter,
    )
  return new Vocabulary({ models, sizes, identifiers: new Identifiers(), hasSize })
}
