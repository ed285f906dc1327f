export const chosenKey = 'compare'
