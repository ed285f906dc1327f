import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { diameterMmOf } from '@pito/contracts/values/size-difference'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeOfLanding, sizeText } from '@pito/contracts/values/tyre-size'
import type { LandingTextDraft, LandingWords } from '@pito/server/src/content/index.ts'
import type { CommonSize } from './common-sizes.ts'
import { commonSizes } from './common-sizes.ts'
import { blockHtml } from './read-landing-file.ts'

export function sizePages(): LandingTextDraft[] {
  return Object.entries(commonSizes).map(([name, common]) => ({
    type: 'tyre_size',
    name,
    texts: { fi_FI: inFinnish(name, common), en_GB: inEnglish(name, common) },
  }))
}

function inFinnish(name: string, { cars, advice, near }: CommonSize): LandingWords {
  const { width, side, across, rim } = measuresOf(name)
  const others = near.map((other) => `${textOf(other)} (${measuresOf(other).across} mm)`).join(' ja ')
  const sizes = `Leveys ${width} mm, kyljen korkeus ${side} mm ja vanne ${formatDecimal(rim, 'fi')} tuumaa: pyörä on halkaisijaltaan noin ${across} mm.`
  return {
    block1: blockHtml('Missä autoissa', cars[0]),
    block2: blockHtml('Mitat', `${sizes} Lähellä ovat ${others}; rekisteriote kertoo, käyvätkö ne.`),
    block3: blockHtml('Hyvä tietää', advice[0]),
    metaDescription: `Renkaat kokoon ${textOf(name)}. ${cars[0]} Hinnat kaikkineen, EU-merkinnät ja varasto.`,
  }
}

function inEnglish(name: string, { cars, advice, near }: CommonSize): LandingWords {
  const { width, side, across, rim } = measuresOf(name)
  const others = near.map((other) => `${textOf(other)} (${measuresOf(other).across} mm)`).join(' and ')
  const sizes = `Width ${width} mm, sidewall ${side} mm and rim ${formatDecimal(rim, 'en')} inches: the wheel is about ${across} mm across.`
  return {
    block1: blockHtml('On which cars', cars[1]),
    block2: blockHtml('Measures', `${sizes} Near it are ${others}; the certificate tells whether they fit.`),
    block3: blockHtml('Good to know', advice[1]),
    metaDescription: `Tyres of size ${textOf(name)}. ${cars[1]} Prices with everything in, EU labels and stock.`,
  }
}

export function measuresOf(name: string) {
  const size = sizeNamed(name)
  const { width, aspectRatio, diameter } = size
  return {
    width,
    side: Math.round((width * aspectRatio) / 100),
    rim: diameter,
    across: Math.round(diameterMmOf(size)),
  }
}

function textOf(name: string): string {
  return sizeText(sizeNamed(name))
}

function sizeNamed(name: string): TyreSize {
  const size = sizeOfLanding(name)
  if (!size) throw new Error(`${name} is no size.`)
  return size
}
