export const placeKey = 'GoogleSelectedPlace'

/**
 * Runs in the head of every page, before the first paint. It marks `<html>` if a place is known, so that the style sheet
 * reserves space for the fittings near it, which are loaded later.
 */
export const placeScript = `try{document.documentElement.toggleAttribute('data-place',localStorage.getItem('${placeKey}')!==null)}catch{}`
