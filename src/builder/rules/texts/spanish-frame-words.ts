// Labels that templates and rules bring along for the frame of the builder, in Spanish by their English.

import { sideWords } from '#designs/rules/spanish-words.ts'

const steps = {
	'Style & Model': 'Estilo y modelo',
	Colors: 'Colores',
	'Logos & Art': 'Logos y arte',
	'Names & Numbers': 'Nombres y números',
	Decorations: 'Decoraciones',
	'Add-Ons': 'Complementos',
	'Review & Price': 'Revisión y precio',
	Proof: 'Prueba',
}

export const frameWords: Readonly<Record<string, string>> = { ...steps, ...sideWords }
