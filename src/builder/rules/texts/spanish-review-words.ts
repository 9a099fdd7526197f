// Labels that templates and rules bring along for review and order, in Spanish by their English.
export const reviewWords: Readonly<Record<string, string>> = {}
