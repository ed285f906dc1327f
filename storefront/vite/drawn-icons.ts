import { readFileSync } from 'node:fs'

interface Sheet {
  walkDecls(see: (declaration: { value: string }) => void): void
}

const sprite = new URL('../../ui/src/icons.svg', import.meta.url)
const strokes =
  "fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'"
const ofSprite = /url\('\.\/icons\.svg#([\w-]+)'\)/g

/** Puts a symbol of icons.svg into the style sheet that asks for it: as a mask, browsers draw no part of a file. */
export function drawnIcons() {
  const icons = new Map(symbolsIn(readFileSync(sprite, 'utf8')))
  const addressOf = (_: string, name: string) => {
    const address = icons.get(name)
    if (!address) throw new Error(`icons.svg has no ${name}`)
    return address
  }
  return {
    postcssPlugin: 'drawn-icons',
    Once(sheet: Sheet) {
      sheet.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(ofSprite, addressOf)
      })
    },
  }
}

function symbolsIn(svg: string): [name: string, address: string][] {
  return [...svg.matchAll(/<symbol id="([\w-]+)" viewBox="([\d -]+)">(.*)<\/symbol>/g)].map(
    ([, name = '', viewBox, paths = '']) => {
      const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' ${strokes}>${paths.replaceAll('"', "'")}</svg>`
      return [name, `url("data:image/svg+xml,${drawing.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`]
    },
  )
}
