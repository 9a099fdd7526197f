import { expect, test } from 'vitest'
import { lineColorsIn } from './line-colors.ts'

test.each([
	['Navy / Athletic Gold', 'Azul marino / Dorado atlético'],
	['White, as pictured', 'Blanco, como en la imagen'],
	['Your design in Scarlet / close to Black', 'Su diseño en Rojo escarlata / parecido a negro'],
	['Custom design in Teal', 'Diseño propio en Verde azulado'],
	['Custom design', 'Diseño propio'],
	['Your design', 'Su diseño'],
	['Graphite Heather', 'Graphite Heather'],
	['Graphite Heather, as pictured', 'Graphite Heather, como en la imagen'],
])('the colors of a line in Spanish: %s', (english, spanish) => {
	expect(lineColorsIn('es', english)).toBe(spanish)
	expect(lineColorsIn('en', english)).toBe(english)
})
