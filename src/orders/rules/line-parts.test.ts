import { expect, test } from 'vitest'
import { linePartIn } from './line-parts.ts'

test.each([
	['Team name, front, tackle twill, large', 'Nombre del equipo, frente, tackle twill, grande'],
	['Wildcat, chest, embroidery, small', 'Wildcat, pecho, bordado, pequeño'],
	['Screen print, back, full', 'Serigrafía, espalda, completo'],
	['Helmet decal', 'Calcomanía de casco'],
	['Agreed price', 'Precio acordado'],
	['Price as quoted', 'Precio según la cotización'],
	['Garment', 'Garment'],
])('a part of a line in Spanish: %s', (english, spanish) => {
	expect(linePartIn('es', english)).toBe(spanish)
	for (const language of ['en', 'en-XA'] as const) expect(linePartIn(language, english)).toBe(english)
})
