// The checkout of a team's cart in Spanish.
import { countIn, pluralIn, type PluralForms } from '#kit/language.ts'
import type { BulkCheckoutTexts } from './bulk-checkout-texts.ts'

const counting = (count: number, forms: PluralForms): string =>
	`${countIn('es', count)} ${pluralIn('es', count, forms)}`

export const spanishBulkCheckout: BulkCheckoutTexts = {
	title: 'Completar el pedido del equipo',
	empty: {
		title: 'El carrito está vacío',
		text: 'Todavía no hay nada que pedir: cargue la lista del equipo o elija sus tallas en el portal.',
		teams: 'Sus equipos',
		toPortal: 'Volver al portal del equipo',
	},
	pending: {
		title: 'Tiene un pedido que todavía no está pagado',
		order: (reference) => `El pedido n.º ${reference}`,
		sum: (sum) => `por ${sum}`,
		held: 'se guarda para usted hasta el',
		waits: 'espera el pago.',
		replaced: 'Si completa el de abajo, reemplaza a este.',
	},
	cancelled: { title: 'Pago cancelado', text: 'No se cobró nada. Su carrito está como lo dejó.' },
	problems: {
		inRow: (row, message) => `Fila ${row}: ${message}`,
		rows: (list) => `Filas ${list}`,
		more: (count) => `${count} más`,
		and: (before, last) => `${before} y ${last}`,
		eachRow: 'Fila por fila',
		showRows: (count) =>
			pluralIn('es', count, { one: 'Mostrar esta fila', other: `Mostrar estas ${count} filas` }),
		moreRows: (count, problem) => `${counting(count, { one: 'fila más', other: 'filas más' })}: ${problem}`,
	},
	toFix: (things) =>
		pluralIn('es', things, { one: 'Hay una cosa por corregir', other: `Hay ${things} cosas por corregir` }),
	complete: { idle: 'Completar el pedido', busy: 'Procesando…' },
	summary: 'Resumen del pedido',
	total: 'Total',
	school: 'Se pide a su escuela que lo apruebe. Usted recibe un correo cuando lo haga.',
	byCard: 'Usted paga en la página segura de nuestro proveedor de pagos.',
	byFamilies: 'Ahora no hay nada que pagar. Después recibe un enlace de pago para cada familia.',
	shipTo: 'Enviar a',
	updates: 'Las noticias del pedido llegan a',
	payment: 'Pago',
	leaving: { title: 'Vamos a la página de pago', text: 'La página de pago está lista' },
	rows: {
		title: 'Artículos del pedido',
		change: 'Cambiar en el portal',
		size: (size) => `Talla ${size}`,
		quantity: (count) => `Cant. ${count}`,
		counted: (lines, units) =>
			`${counting(lines, { one: 'línea', other: 'líneas' })} · ${counting(units, { one: 'unidad', other: 'unidades' })}`,
		family: 'la familia ',
		pays: (sum) => `paga ${sum}`,
		newPrices: 'Usar los precios nuevos',
		wrong: 'Filas por corregir',
		openAll: 'Abrir todos',
		closeAll: 'Cerrar todos',
	},
	pay: {
		method: 'Forma de pago',
		individual: 'Pago individual',
		forAll: 'Usted paga todo, o cada familia paga lo de su jugador o jugadora',
		forOne: 'Cada jugador paga lo suyo',
		sandbox: (who) =>
			`${who}, en la página de nuestro proveedor de pagos. Esta es una demostración: no se mueve dinero, así que no use una tarjeta real.`,
		secure: (who) =>
			`${who}, en la página segura de nuestro proveedor de pagos. Nunca vemos el número de una tarjeta.`,
		school: 'Orden de compra de la escuela',
		schoolDetail: 'Primero aprueba su escuela; le guardamos todo durante 14 días.',
		split: 'Repartir el pago individual: cada familia paga su parte con un enlace',
		splitHint:
			'Le guardamos todo durante 14 días y empezamos cuando todas las partes estén pagadas. Usted puede cubrir el resto.',
		onlyCoaches:
			'¿Paga su escuela? Sus órdenes de compra las hace el entrenador o la administración de la escuela.',
		poNumber: 'Número de orden de compra *',
		document: 'Documento de la orden de compra (opcional)',
		documentHint: 'PDF, PNG o JPEG, de 10 MB como máximo.',
		otherwise: 'decide otro entrenador del equipo, o decidimos nosotros',
		span: (least, most) => `de ${least} a ${most}`,
		who: {
			buyer: {
				title: 'Usted paga ahora',
				text: (total) => `Todo, ${total}, con tarjeta en la página siguiente.`,
			},
			families: {
				title: 'Cada familia paga su parte',
				text: (total, each) => `${each} con su propio enlace, ${total} en total. Usted no paga nada ahora.`,
			},
			school: {
				title: 'Paga la escuela con una orden de compra',
				text: (total) => `Todo, ${total}, cuando haya aprobado el pedido. Usted no paga nada ahora.`,
			},
		},
	},
}
