/** Brand and model as people say them: of a model that begins with its brand, the brand is not said twice. */
export function tyreName(brand: string, model: string): string {
  return model.startsWith(`${brand} `) ? model : `${brand} ${model}`
}
