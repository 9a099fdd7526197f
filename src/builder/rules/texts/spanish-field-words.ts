// Labels that templates and rules bring along for the fields of the steps, in Spanish by their English.
export const fieldWords: Readonly<Record<string, string>> = {}
