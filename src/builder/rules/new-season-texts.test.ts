import { expect, test } from 'vitest'
import { messages } from '#designs/messages.ts'
import { seasonChangeIn } from './new-season-texts.ts'

test.each([
	['Team name: “RAMS 2026” becomes “RAMS 2027”.', 'Nombre del equipo: “RAMS 2026” pasa a ser “RAMS 2027”.'],
	[
		'Jersey: Number: embroidery is not offered on this product, screen print is.',
		'Jersey: Número: este producto no ofrece el bordado, pero sí la serigrafía.',
	],
	[
		'Crest: tackle twill is not offered on this product. Left out.',
		'Crest: este producto no ofrece el tackle twill cosido. Se quita.',
	],
	[
		'Crest: this product is not decorated there. Left out.',
		'Crest: este producto no se decora ahí. Se quita.',
	],
	[
		`Pants: ${messages.logosLeft('1 logo')}`,
		'Pants: Logos que usted no puede usar: 1. Se quitan; súbalos otra vez.',
	],
	[`Pants: ${messages.tileLeft}`, 'Pants: El estampado que se subió: usted no puede usarlo. Se quita.'],
	[messages.sizesLeft('3 players'), 'Jugadores con una talla que ya no se hace: 3. Elija otra.'],
	[
		messages.successor('Rams 1', 'Rams 2'),
		'Rams 1 ya no se vende. El diseño nuevo es para Rams 2, que es la misma prenda.',
	],
	[
		'Name plate is not made for this garment: left out.',
		'Name plate: no se hace para esta prenda. Se quita.',
	],
	[
		'An add-on is not made for this garment: left out.',
		'Un complemento: no se hace para esta prenda. Se quita.',
	],
])('%j is read in Spanish as %j', (english, spanish) => {
	expect(seasonChangeIn('es', english)).toBe(spanish)
	expect(seasonChangeIn('en', english)).toBe(english)
	expect(seasonChangeIn('en-XA', english)).toMatch(/^\[.+\]$/)
})
