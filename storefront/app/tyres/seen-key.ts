export const seenKey = 'seen_tyres'
