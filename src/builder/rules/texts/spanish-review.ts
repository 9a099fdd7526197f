// Players, price, checks and order of a design in Spanish.
import { countIn, pluralIn, type PluralForms } from '#kit/language.ts'
import type { ReviewTexts } from './english-review.ts'
import { spanishProof } from './spanish-proof.ts'

const counting = (count: number, forms: PluralForms): string =>
	`${countIn('es', count)} ${pluralIn('es', count, forms)}`

const players = (count: number) => counting(count, { one: 'jugador', other: 'jugadores' })
const pieces = (count: number) => counting(count, { one: 'pieza', other: 'piezas' })
const kits = (count: number) => counting(count, { one: 'conjunto', other: 'conjuntos' })
const spirit = (isSpirit: boolean): string => (isSpirit ? 'La ropa de afición' : 'Este producto')
const ofPlayers = 'Agregue a sus jugadores, y cada uno tendrá una línea con lo suyo.'

export const spanishReview: ReviewTexts = {
	players: {
		title: 'Jugadores',
		sampleHint: 'Escriba arriba un ejemplo para imprimirlos.',
		noneHint: 'Este producto no los lleva.',
		count: (count, units, isKit) => `${players(count)}, ${isKit ? kits(units) : pieces(units)}`,
		ofOwner: 'Solo la persona dueña de este diseño ve a sus jugadores.',
		lead: (isKit) =>
			`Todos los que reciben uno, con ${isKit ? 'una talla de cada pieza' : 'su talla'}. La lista se guarda con su diseño y nunca está en un enlace compartido.`,
		printsNothing: 'Este diseño no imprime ni nombre ni número.',
		needsNone:
			'Este diseño no imprime ni nombre ni número, así que no necesita jugadores: elija las tallas al hacer el pedido.',
		pieces: (bySize) => `Piezas: ${bySize}`,
		noSize: 'sin talla',
		shownAndEdited: (piece) => `${piece}: ahora se muestra y se edita.`,
		toFix: (count) => `${players(count)} por corregir antes del pedido`,
		toLookAt: (count) => `${players(count)} por revisar`,
		previous: 'Jugador anterior',
		next: 'Jugador siguiente',
		seeEach: (piece) =>
			piece === null ? 'Vea a cada jugador en la prenda' : `Vea a cada jugador en: ${piece}`,
		shown: (place, all, player) => `${place} de ${all}: ${player}`,
		back: 'Volver al nombre y número del diseño',
		row: {
			player: (place) => `Jugador ${place}`,
			show: (place) => `Mostrar al jugador ${place} en la prenda`,
			thePlayer: (place) => `jugador ${place}`,
			of: (field, place) => `${field} del jugador ${place}`,
			number: 'Número',
			numberShort: 'N.º',
			name: 'Nombre',
			size: 'Talla',
			kits: 'Conjuntos',
			pieces: 'Piezas',
			sizeOf: (piece) => `Talla de ${piece}`,
			soldOut: (size) => `${size} (agotada)`,
		},
		sources: {
			legend: 'Agregar jugadores',
			opening: 'Se abre…',
			paste: 'Pegar o subir una lista',
			add: 'Agregar un jugador',
			replace: 'Reemplazarlos',
			removeAll: 'Quitar a todos',
			removed: { title: 'Se quitaron los jugadores', text: 'Con “Deshacer” vuelven.' },
			loaded: 'Lista cargada',
			players,
			notLoaded: 'La lista no se cargó',
			tooMany: (count, most) =>
				`Con este equipo la lista tendría ${count} jugadores; un diseño lleva ${most} como máximo.`,
			noPlayers: 'La lista de este equipo todavía no tiene jugadores.',
			allListed: 'Todos ya están en la lista.',
			added: (count) => counting(count, { one: 'jugador agregado.', other: 'jugadores agregados.' }),
			teamsNotLoaded: 'Los equipos no se cargaron',
			noTeam: {
				title: 'Todavía no hay un equipo',
				text: 'Usted no dirige ningún portal de equipo. Pegue o suba su lista.',
			},
			team: 'Equipo',
			load: 'Cargar',
			useRoster: 'Usar la lista del equipo',
		},
	},
	order: {
		title: 'Pedirlo',
		ofOwner: 'La persona dueña de este diseño lo pide.',
		saveFirst: 'Primero guárdelo.',
		savedOnly: 'Al carrito va el diseño como está guardado.',
		save: 'Guardar el diseño',
		whoFor: '¿Para quiénes son?',
		prints: {
			name: `Este diseño imprime el nombre de un jugador. ${ofPlayers}`,
			number: `Este diseño imprime un número. ${ofPlayers}`,
			both: `Este diseño imprime el nombre de un jugador y un número. ${ofPlayers}`,
		},
		addPlayers: 'Agregar jugadores',
		kitsThatSay: (printed) => `Pedir conjuntos que digan ${printed}`,
		oneThatSays: (printed) => `Pedir una talla que diga ${printed}`,
		add: 'Agregar al carrito',
		addCount: (count) => `Agregar ${count} al carrito`,
		addAgain: 'Agregar otra vez',
		inCart: 'Está en su carrito.',
		viewCart: 'Ver el carrito',
		size: 'Talla',
		choose: 'Elija',
		howMany: 'Cantidad',
		howManyOfEach: 'Cantidad de cada talla',
		howManyKits: 'Cantidad de conjuntos',
		soldOut: 'Agotada',
		dearerSizes:
			'Los precios de arriba son de las tallas que no cuestan más. Lo que está escrito junto a una talla se suma a cada una de sus piezas, antes de los descuentos.',
		row: (place) => `Fila ${place}`,
		theRow: (place) => `fila ${place}`,
		otherSizes: 'Agregar otras tallas',
		toFix: (count) => `${players(count)} por corregir primero.`,
		toPlayers: 'Ir a los jugadores',
		caption: { kit: 'Una línea por jugador y pieza', piece: 'Una línea por jugador' },
		who: { kit: 'Jugador y pieza', piece: 'Jugador' },
		price: 'Precio',
		nothingPersonal: 'Sin nombre ni número',
		pieces,
		kits,
		lines: (count) => counting(count, { one: 'línea', other: 'líneas' }),
		sum: (units, inPieces) =>
			`${units}, ${inPieces}. Cada pieza paga lo que lleva impreso; el descuento por cantidad se aplica en su carrito.`,
	},
	price: {
		title: 'Revisión y precio',
		checks: 'Revisiones',
		neverStop: 'Nunca impiden guardar',
		costs: 'Cuánto cuesta',
		moreSaves: 'Más piezas, más ahorro',
		fundraising: 'Recaudación de fondos',
		one: { kit: 'Un conjunto', piece: 'Una pieza' },
		caption: { kit: 'Precio de un conjunto', piece: 'Precio de una pieza' },
		what: 'Concepto',
		amount: 'Importe',
		onSome: (count, all) => `en ${count} de ${pieces(all)}`,
		each: (count) => `${pieces(count)}, cada una`,
		discount: {
			larger: (percent) => `Su descuento de equipo, ${percent}, es el mayor, así que es el que cuenta.`,
			equal: (percent) =>
				`Su descuento de equipo y el descuento por esta cantidad son los dos de ${percent}. Cuenta uno de ellos.`,
			smaller: (percent) =>
				`Su descuento de equipo es de ${percent}. Por la cantidad se ahorra más, así que cuenta ese.`,
		},
		priceFor: 'Precio para',
		chooseTeam: 'Elija el equipo para el que es.',
		noTeam: 'Sin equipo: mi propio carrito',
		terms: (team, isTaxExempt) =>
			`Como se pide en el portal de ${team}: la entrega en su escuela es gratis. ${isTaxExempt ? 'Su organización está exenta de impuestos. ' : ''}Su propio carrito cobra envío e impuesto sobre ventas, y ningún margen.`,
		adds: (percent) => `Su portal agrega ${percent} del precio para su programa.`,
		always: (isSpirit) => `${spirit(isSpirit)} siempre recauda fondos.`,
		inPortals: (isSpirit) =>
			`${spirit(isSpirit)} recauda fondos en cada portal de equipo que tiene un margen.`,
		raise: 'Recaudar fondos con este diseño',
		raiseHint: 'El margen se fija en el portal de su equipo y se agrega cuando el diseño se vende allí.',
		waysToSave: 'Formas de ahorrar',
		changeIt: 'Cambiarlo',
	},
	legality: {
		title: 'Local y visitante',
		aside: 'Según el reglamento del deporte',
		rulesOf: (game) => `Reglamento: ${game}`,
		asFarAs: (game) => `Solo en cuanto a ${game}. El reglamento nunca impide guardar.`,
		noNumber: 'Los números se juzgan en cuanto el diseño tenga uno.',
		legal: (side) => `${side}: permitida`,
		notLegal: (side) => `${side}: no se permite, porque`,
		sides: { home: 'Local', away: 'Visitante' },
		noColorRule: 'No conocemos ninguna regla para el color de este lado.',
	},
	...spanishProof,
}
