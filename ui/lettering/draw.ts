import { openLettering } from './open-lettering.ts'

const [text = 'Pito', weight = '860', width = '125'] = process.argv.slice(2)
const draw = await openLettering()
const { path, advance } = draw(text, { weight: Number(weight), width: Number(width) })
process.stdout.write(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -900 ${advance} 1150"><path d="${path}"/></svg>\n`,
)
