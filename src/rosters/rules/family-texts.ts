// The page on which a family checks its player's row, in both languages.
import { pluralIn } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { orderedTexts, type OrderedTexts } from './ordered.ts'

export type FamilyTexts = {
	pageTitle: string
	deadTitle: string
	deadHelp: (days: number) => string
	waitTitle: string
	home: string
	late: Record<'ordered' | 'otherwise' | 'closed', { title: string; text: string }>
	ordered: OrderedTexts
	thanksOrder: string
	thanksOrderText: string
	thanks: string
	thanksText: string
	chooseAndOrder: string
	notKept: string
	confirmed: string
	confirmedText: string
	numberRule: (number: string) => string
	numberShared: (number: string) => string
	coachSorts: string
	notPrintable: string
	onlyForTeam: string
	jerseyPrints: (name: string) => string
	intro: (isPrinted: boolean) => string
	fields: { name: string; number: string; size: string; shortsSize: string }
	chooseSize: string
	sizesHelp: string
	saveChanges: string
	confirm: string
	showOnShirt: string
	wornNumber: (number: string) => string
	and: string
	pictureOf: (what: string) => string
	noNameYet: string
	costs: string
	required: string
	requiredSum: string
	/** A price that is higher in some colors. */
	from: (price: string) => string
	priceNote: (isPrinted: boolean) => string
	allSet: string
	question: string
	privacy: string
	toFix: (count: number) => string
}

export const familyTexts = translations<FamilyTexts>({
	en: {
		pageTitle: 'Check your player’s row',
		deadTitle: 'This link opens nothing',
		deadHelp: (days) =>
			`A link to a player works for ${days} days, and a newer one replaces it. If you have several messages from your coach, use the latest. Nothing you confirmed earlier is lost.`,
		waitTitle: 'One moment, please',
		home: 'Go Home',
		late: {
			ordered: {
				title: 'This player’s uniform is already ordered',
				text: 'That order stays as it is. Tell your coach right away if something in it is wrong. What you change here counts for the next order.',
			},
			otherwise: {
				title: 'The order differs from what is here',
				text: 'The order is already placed, and what you enter here does not change it. Ask your coach at once: only the team can have an order changed.',
			},
			closed: {
				title: 'The team is not taking orders right now',
				text: 'What you confirm here is kept for the next order. Tell your coach if you need it this season.',
			},
		},
		ordered: orderedTexts,
		thanksOrder: 'Thank you, your team has it',
		thanksOrderText: 'Until the link ends you can still change it. Now choose what your player needs.',
		thanks: 'Thank you, that is all',
		thanksText: 'Your team has it. You can close this page. Until the link ends you can still change it.',
		chooseAndOrder: 'Choose and order',
		notKept: 'Not kept',
		confirmed: 'You have confirmed this row',
		confirmedText: 'Change it if anything is different now.',
		numberRule: (number) => `Number ${number} does not go with another one`,
		numberShared: (number) => `Another player has number ${number} too`,
		coachSorts: 'Your coach sees this and sorts it out. You can also choose another number.',
		notPrintable: 'This name cannot be printed as it is',
		onlyForTeam: 'Only for the team: it is not printed.',
		jerseyPrints: (name) => `The jersey prints ${name}.`,
		intro: (isPrinted) =>
			`Check ${isPrinted ? 'what goes on the uniform' : 'name, number and sizes'}, fix what is wrong and confirm. It takes a minute, no account needed.`,
		fields: { name: 'Name', number: 'Number', size: 'Jersey size', shortsSize: 'Shorts size' },
		chooseSize: 'Choose a size',
		sizesHelp: 'YS to YXL are youth sizes, S to 4XL adult sizes.',
		saveChanges: 'Save the changes',
		confirm: 'Confirm',
		showOnShirt: 'Show it on the shirt',
		wornNumber: (number) => `number ${number}`,
		and: 'and',
		pictureOf: (what) => `The uniform with ${what}`,
		noNameYet: 'no name yet',
		costs: 'What it costs',
		required: 'Required',
		requiredSum: 'Required items, one of each',
		from: (price) => `from ${price}`,
		priceNote: (isPrinted) =>
			`${isPrinted ? 'Price of one each, with what is printed of this player.' : 'Price of one each.'} Team discounts, fundraising and tax are counted with the order.`,
		allSet: 'All set',
		question: 'Is everything right?',
		privacy:
			'This page is about one player and is shown to anyone who has the link. Only the team and the people who make the uniforms see what you enter.',
		toFix: (count) => pluralIn('en', count, { one: 'One thing to fix', other: `${count} things to fix` }),
	},
	es: {
		pageTitle: 'Revise los datos de su jugador o jugadora',
		deadTitle: 'Este enlace ya no abre nada',
		deadHelp: (days) =>
			`El enlace de cada jugador funciona durante ${days} días, y uno más nuevo lo reemplaza. Si tiene varios mensajes del entrenador, use el último. Lo que ya confirmó no se pierde.`,
		waitTitle: 'Un momento, por favor',
		home: 'Ir al inicio',
		late: {
			ordered: {
				title: 'El uniforme ya está pedido',
				text: 'Ese pedido queda como está. Avise de inmediato al entrenador si algo está mal. Lo que cambie aquí cuenta para el próximo pedido.',
			},
			otherwise: {
				title: 'El pedido es distinto de lo que está aquí',
				text: 'El pedido ya está hecho y lo que escriba aquí no lo cambia. Pregunte cuanto antes al entrenador: solo el equipo puede pedir un cambio.',
			},
			closed: {
				title: 'En este momento el equipo no recibe pedidos',
				text: 'Lo que confirme aquí se guarda para el próximo pedido. Avise al entrenador si lo necesita esta temporada.',
			},
		},
		ordered: {
			orderedAs: 'Pedido como',
			shorts: (size) => `short ${size}`,
			values: {
				'no name': 'sin nombre',
				'no number': 'sin número',
				'with the name': 'con el nombre',
				'without the name': 'sin el nombre',
			},
		},
		thanksOrder: 'Gracias, su equipo ya lo tiene',
		thanksOrderText:
			'Mientras el enlace funcione todavía puede cambiarlo. Ahora elija lo que su jugador o jugadora necesita.',
		thanks: 'Gracias, eso es todo',
		thanksText:
			'Su equipo ya lo tiene. Puede cerrar esta página. Mientras el enlace funcione todavía puede cambiarlo.',
		chooseAndOrder: 'Elegir y pedir',
		notKept: 'No se guardó',
		confirmed: 'Usted ya confirmó estos datos',
		confirmedText: 'Cámbielos si algo es distinto ahora.',
		numberRule: (number) => `El número ${number} no se puede usar junto con otro del equipo`,
		numberShared: (number) => `Otro jugador también tiene el número ${number}`,
		coachSorts: 'El entrenador lo ve y lo resuelve. También puede elegir otro número.',
		notPrintable: 'Este nombre no se puede imprimir así',
		onlyForTeam: 'Solo para el equipo: no se imprime.',
		jerseyPrints: (name) => `En la camiseta se imprime ${name}.`,
		intro: (isPrinted) =>
			`Revise ${isPrinted ? 'lo que va en el uniforme' : 'el nombre, el número y las tallas'}, corrija lo que esté mal y confirme. Toma un minuto y no hace falta una cuenta.`,
		fields: {
			name: 'Nombre',
			number: 'Número',
			size: 'Talla de la camiseta',
			shortsSize: 'Talla del short',
		},
		chooseSize: 'Elija talla',
		sizesHelp: 'De YS a YXL son tallas juveniles; de S a 4XL, tallas de adulto.',
		saveChanges: 'Guardar los cambios',
		confirm: 'Confirmar',
		showOnShirt: 'Verlo en la camiseta',
		wornNumber: (number) => `el número ${number}`,
		and: 'y',
		pictureOf: (what) => `El uniforme con ${what}`,
		noNameYet: 'ningún nombre todavía',
		costs: 'Cuánto cuesta',
		required: 'Obligatorio',
		requiredSum: 'Artículos obligatorios, uno de cada uno',
		from: (price) => `desde ${price}`,
		priceNote: (isPrinted) =>
			`${isPrinted ? 'Precio por unidad, con lo que se imprime de este jugador.' : 'Precio por unidad.'} Los descuentos del equipo, la recaudación de fondos y los impuestos se calculan con el pedido.`,
		allSet: 'Todo listo',
		question: '¿Está todo bien?',
		privacy:
			'Esta página trata de un solo jugador y la ve cualquiera que tenga el enlace. Solo el equipo y quienes hacen los uniformes ven lo que usted escribe.',
		toFix: (count) =>
			pluralIn('es', count, { one: 'Hay una cosa por corregir', other: `Hay ${count} cosas por corregir` }),
	},
})
