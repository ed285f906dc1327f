export const vehicleKey = 'known_vehicle'

/**
 * Runs in the head of every page, before the first paint. It marks `<html>` if a vehicle is known, so that the style
 * sheet reserves space for the marks, which React adds later: cached pages are the same for every visitor.
 */
export const vehicleScript = `try{document.documentElement.toggleAttribute('data-vehicle',sessionStorage.getItem('${vehicleKey}')!==null)}catch{}`
