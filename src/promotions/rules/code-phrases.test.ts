import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { codeTextIn } from './code-phrases.ts'
import { goodsIn, rolesIn } from './sentence.ts'

const goods = (more: Partial<Parameters<typeof goodsIn>[0]>, names: Parameters<typeof goodsIn>[1] = {}) =>
	goodsIn({ productIds: [], collectionIds: [], sports: [], ...more }, names)
const roles = rolesIn(['coach', 'school_admin', 'player', 'retail'])

const { codeMissing, tooManyCodes } = messages
const read: readonly (readonly [english: string, spanish: string])[] = [
	[codeMissing, 'Primero escriba un código.'],
	[tooManyCodes, 'Probó muchos códigos. Espere una hora e inténtelo otra vez.'],
	[messages.unknown('FALL 26'), 'No conocemos el código FALL 26. Revise cómo está escrito.'],
	[messages.ended('FALL', '2026-12-04'), 'El código FALL terminó el 4 de diciembre de 2026.'],
	[messages.notYet('FALL', '2026-12-04'), 'El código FALL vale desde el 4 de diciembre de 2026.'],
	[messages.off('FALL'), 'El código FALL ya no vale.'],
	[messages.usedUp('FALL'), 'El código FALL ya se usó todas las veces posibles.'],
	[messages.usedByYou('FALL', 1), 'Usted ya usó el código FALL. Vale una vez por persona.'],
	[messages.usedByYou('FALL', 3), 'Usted usó el código FALL 3 veces, y no se puede usar más.'],
	[
		messages.otherRole('FALL', roles),
		'El código FALL es para entrenadores, administradores de escuelas, jugadores y clientes que no son de un equipo.',
	],
	[
		messages.signInFirst('FALL', rolesIn(['coach'])),
		'El código FALL es para entrenadores. Inicie sesión en su cuenta para usarlo.',
	],
	[messages.otherPortal('FALL'), 'El código FALL es para pedidos en el portal de un equipo, que no es este.'],
	[
		messages.otherGoods('FALL', goods({ sports: ['football', 'soccer'] })),
		'El código FALL es para productos de Fútbol americano y Fútbol; en su carrito todavía no hay nada de eso.',
	],
	[
		messages.otherGoods('FALL', goods({ collectionIds: ['a'] }, { collections: ['Home Field'] })),
		'El código FALL es para la colección Home Field; en su carrito todavía no hay nada de eso.',
	],
	[
		messages.otherGoods('FALL', goods({ collectionIds: ['a', 'b'], productIds: ['a', 'b'] })),
		'El código FALL es para 2 colecciones que estén en 2 productos; en su carrito todavía no hay nada de eso.',
	],
	[
		messages.otherGoods('FALL', goods({ productIds: ['a'] }, { models: ['Elite Jersey'] })),
		'El código FALL es para Elite Jersey; en su carrito todavía no hay nada de eso.',
	],
	[messages.belowCents('FALL', 10_000, 2_500), 'El código FALL vale desde $100.00: faltan $25.00.'],
	[messages.belowUnits('FALL', 12, 2), 'El código FALL vale desde 12 unidades: faltan 2.'],
	[
		messages.discountIsBetter('FALL'),
		'Su descuento por cantidad o de equipo le ahorra más que el código FALL, así que vale ese.',
	],
	[
		messages.otherIsBetter('FALL', 'Spring Deal'),
		'Spring Deal le ahorra más que el código FALL, así que vale en su lugar.',
	],
	[messages.noShipping('FALL'), 'El código FALL da envío gratis, y este pedido ya se envía gratis.'],
	[
		messages.instead('Spring Deal'),
		'Spring Deal vale en lugar de un descuento por cantidad o de equipo, porque le ahorra más.',
	],
]

test.each(read)('a buyer who reads Spanish reads of a code: %s', (english, spanish) => {
	expect(codeTextIn('es', english)).toBe(spanish)
	expect(codeTextIn('en', english)).toBe(english)
	expect(codeTextIn('en-XA', english)).toMatch(/^\[.+\]$/)
})

test('a message that no phrase knows is not shown in English', () => {
	expect(codeTextIn('es', 'Something else.')).toBe('Este código no vale para su carrito.')
})
