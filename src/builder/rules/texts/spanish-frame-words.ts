// Labels that templates and rules bring along for the frame of the builder, in Spanish by their English.
export const frameWords: Readonly<Record<string, string>> = {}
