/** The levels of recommended tyres, the cheapest first. */
export const recommendationLevels = ['good', 'better', 'best'] as const
export type RecommendationLevel = (typeof recommendationLevels)[number]
