import { expect, test } from 'vitest'
import { refusalIn } from './cart-phrases.ts'
import { additionToast } from './addition-toast.ts'
import { messages } from './labels.ts'
import { piecesToast, reasonOf } from './pieces.ts'
import { problemIn } from './problem-phrases.ts'
import { designGoneMessage, goneMessage, shortMessage } from '#orders/rules/lines.ts'
import { maxUnits, type Addition } from './lines.ts'

const { noSuchSize, chooseSize, lineGone, full, tooManyCarts, quantity } = messages
const none = (limit: number): Addition => ({ outcome: 'none-left', limit, because: 'stock' })
const letters = 'Player name: our fonts have no 漢. Leave it out, or write it in letters.'

const refused: readonly (readonly [english: string, spanish: string])[] = [
	[noSuchSize, 'Esta talla no existe en este color. Elija otra.'],
	[lineGone, 'Este artículo ya no está en su carrito.'],
	[full, 'En su carrito caben hasta 1,500 líneas. Pida o quite algunas primero.'],
	[tooManyCarts, 'Desde su red se empezaron demasiados carritos. Inténtelo otra vez en una hora.'],
	[quantity, 'La cantidad es un número entero del 0 al 999.'],
	[`Jersey: ${chooseSize}`, 'Jersey: Elija una talla'],
	[`Jersey: ${noSuchSize}`, 'Jersey: Esta talla no existe en este color. Elija otra.'],
	[
		`Jersey, size M: ${reasonOf(none(3))}. Pants, size YL: ${reasonOf({ outcome: 'sold-out' })}.`,
		'Jersey, talla M: solo quedan 3. Pants, talla YL: agotada.',
	],
	[`Player 2, Pants, size M: ${reasonOf(none(3))}.`, 'Jugador 2, Pants, talla M: solo quedan 3.'],
	[
		'Player 3, Pants: The name is longer than 20 characters. Choose a size. Player 12: We do not make size 5XL of this product.',
		'Jugador 3, Pants: El nombre tiene más de 20 caracteres. Elija una talla. Jugador 12: No hacemos la talla 5XL de este producto.',
	],
	[
		`Player 1: ${letters}`,
		'Jugador 1: Nombre del jugador o jugadora: nuestras letras no tienen 漢. Quítelo o escríbalo con letras.',
	],
	[messages.noPlayers, 'Este diseño todavía no tiene jugadores. Agréguelos en “Nombres y números” y guarde.'],
	[messages.signInForDesign, 'Inicie sesión para pedir su diseño.'],
	[letters, 'Nombre del jugador o jugadora: nuestras letras no tienen 漢. Quítelo o escríbalo con letras.'],
	['Whatever else.', 'No se pudo completar. Vuelva a cargar la página e inténtelo otra vez.'],
]

test.each(refused)('the cart refuses in Spanish: %s', (english, spanish) => {
	expect(refusalIn('es', english)).toBe(spanish)
	expect(refusalIn('en', english)).toBe(english)
})

test.each([
	[goneMessage, 'Este artículo ya no se vende. Quítelo.'],
	[designGoneMessage, 'El diseño de este artículo ya no existe. Quítelo.'],
	[shortMessage(0), 'Mientras tanto se agotó. Elija otra talla o quítelo.'],
	[shortMessage(1), 'Queda solo 1 unidad en esta talla.'],
	[shortMessage(1_200), 'Quedan solo 1,200 unidades en esta talla.'],
	[
		'Team name: only the digits 0 to 9 are in Varsity. Type digits, or choose another lettering for “A”. Change it in the design.',
		'Nombre del equipo: en Varsity solo hay las cifras del 0 al 9. Escriba cifras, o elija otra letra para “A”. Cámbielo en el diseño.',
	],
])('a line says in Spanish why it cannot be ordered: %s', (english, spanish) => {
	expect(problemIn('es', english)).toBe(spanish)
	expect(problemIn('en', english)).toBe(english)
})

const named = { model: 'Elite Jersey', color: 'Your design', size: 'M' }
const outcomes: readonly Addition[] = [
	{ outcome: 'added', added: 2, quantity: 2 },
	{ outcome: 'capped', added: 2, quantity: 3, limit: 3, because: 'stock' },
	{ outcome: 'capped', added: 2, quantity: maxUnits, limit: maxUnits, because: 'units' },
	none(3),
	{ outcome: 'none-left', limit: maxUnits, because: 'units' },
	{ outcome: 'sold-out' },
	{ outcome: 'full' },
]
const english = /\b(?:the|your|you|cart|added|it|is|of|in|have|and|line|sold|out)\b/i

test.each(outcomes)('adding is answered in both languages: $outcome', (addition) => {
	const { title, detail = '' } = additionToast(addition, named, 'es')
	expect(`${title} ${detail}`).not.toMatch(english)
	expect(`${title} ${detail}`).not.toBe('')
	expect(additionToast(addition, named).detail).toMatch(english)
})

test('many pieces are answered in Spanish, by size', () => {
	const lines = [
		{ size: 'M', quantity: 2, addition: { outcome: 'added', added: 2, quantity: 2 } as const, lineId: 'a' },
		...outcomes.slice(3).map((addition) => ({ size: 'L', quantity: 1, addition, lineId: null })),
	]
	const { title, detail = '' } = piecesToast({ model: 'Elite Set', piecesOfKit: 1, lines }, 'es')
	expect(title).toBe('Agregado en parte')
	expect(detail).toContain('2 de Elite Set en 1 línea. No se agregó: L: solo quedan 3 (1 línea), ')
	expect(detail).not.toMatch(english)
})
