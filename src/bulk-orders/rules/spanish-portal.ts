// The team portal in Spanish: a script of its own, for readers of Spanish alone.
import { spanishColor } from '#garments/color-names.ts'
import { countIn, pluralIn, type PluralForms } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { messageIn } from '#kit/translations.ts'
import { sumTextIn } from '#orders/rules/sum-phrases.ts'
import { orderTexts } from './family-order-texts.ts'
import { portalPhrases } from './portal-phrases.ts'
import type { PortalTexts } from './portal-texts.ts'
import { spanishBulkCheckout } from './spanish-bulk-checkout.ts'
import { spanishCoach } from './spanish-coach.ts'

const counting = (count: number, forms: PluralForms): string =>
	`${countIn('es', count)} ${pluralIn('es', count, forms)}`
const players = { one: 'jugador', other: 'jugadores' }

const page: PortalTexts = {
	title: (team) => `Portal del equipo ${team}`,
	breadcrumb: 'Ruta de la página',
	home: 'Inicio',
	dashboard: 'Panel del equipo',
	team: 'Equipo',
	links: {
		roster: 'Editar la lista del equipo',
		kit: 'Configurar las prendas',
		people: 'Personas',
		delivery: 'Entrega',
		messages: 'Mensajes',
		ordered: 'Quién ya pidió',
	},
	inOurColors: 'Ver la tienda con nuestros colores',
	players: (count) => pluralIn('es', count, players),
	ofAll: (count, all) => `${count} de ${all}`,
	haveAll: 'tienen todo lo obligatorio',
	views: 'Vista',
	viewNames: { players: 'Jugadores', items: 'Artículos' },
	catalog: {
		title: 'Catálogo',
		hints: {
			noRoster: 'Escriba una vez la lista del equipo y haga el pedido de todos a la vez.',
			everyPlayer: (count) =>
				`Revise qué recibe cada jugador y cargue la lista del equipo: una línea para ${count === 1 ? 'su único jugador' : `cada uno de sus ${count} jugadores`}.`,
			own: {
				none: 'Elija sus tallas.',
				name: 'Elija sus tallas. Lo que se imprime en el diseño de su equipo lleva su propio nombre.',
				number: 'Elija sus tallas. Lo que se imprime en el diseño de su equipo lleva su propio número.',
				both: 'Elija sus tallas. Lo que se imprime en el diseño de su equipo lleva su propio nombre y su número.',
			},
		},
		hasAll: 'Ya tiene todo lo que pide su equipo.',
		toOrder: (items) => `Todavía le falta pedir: ${items}`,
		differs: {
			title: 'Su pedido es distinto de la lista del equipo',
			text: 'El pedido ya está hecho. Pregunte al entrenador si hay que cambiarlo.',
		},
		notLinked: {
			title: 'Su cuenta todavía no está unida a la lista del equipo',
			text: 'Puede hacer su pedido: escriba su nombre abajo. El entrenador puede unir su cuenta a su fila.',
		},
		enterRoster: 'Primero escriba la lista del equipo',
		onlyMissing: 'Solo jugadores que todavía no han pedido',
		load: { idle: 'Cargar la lista', busy: 'Cargando…' },
		empty: {
			title: 'Todavía no hay nada en el catálogo',
			ofCoach:
				'Elija qué puede pedir su equipo, con sus propios diseños. Mientras tanto, prepare la lista del equipo.',
			ofPlayer: 'En cuanto esté elegida la ropa de su equipo, podrá pedirla aquí.',
		},
	},
	closed: {
		coach: 'Este portal del equipo está cerrado',
		player: 'Este portal del equipo está cerrado. Pregunte al entrenador o escríbanos si falta algo.',
		nothingNow: 'Ahora no se puede pedir nada aquí.',
		ended: 'Terminó el plazo para pedir',
		endedText: 'Todo lo que hay en el catálogo está cerrado.',
		endedForPlayer: 'Pregunte al entrenador si falta algo.',
		write: 'Escríbanos',
		ifMissing: 'si falta algo.',
		forTime: 'si necesita más tiempo.',
	},
	item: {
		each: 'por unidad',
		name: (cents) => `nombre + ${formatUsd(cents)}`,
		number: (cents) => `número + ${formatUsd(cents)}`,
		notSold: 'Ya no se vende',
		closed: 'Cerrado',
		noDeadline: 'Sin fecha límite',
		forAll: 'Para cada jugador',
		color: 'Color de la prenda',
		of: (model) => `: ${model}`,
		size: 'Talla',
		quantity: 'Cant.',
		choose: 'Elija',
		sizeNotes: orderTexts.es.sizeNotes,
		another: 'Pedir otra',
		add: 'Agregar a mi pedido',
		required: 'Obligatorio',
		ordered: 'Ya pedido',
		designed: 'Con el diseño de su equipo',
		picture: (model) => `${model} con el diseño de su equipo`,
		design: 'Diseño del equipo',
	},
	cart: {
		ofAll: 'Carrito por jugador',
		own: 'Su pedido',
		saving: 'Guardando…',
		saved: 'Guardado. Puede seguir en cualquier dispositivo.',
		empty: {
			coach: 'Cargue la lista del equipo y cada jugador recibe una línea.',
			player: 'Elija arriba una talla y agréguela.',
		},
		save: 'Guardar el carrito',
		clear: 'Vaciar el carrito',
		removed: (lines) => (lines === 1 ? 'Se quitó una línea.' : `Se quitaron ${lines} líneas.`),
		putBack: (lines) => (lines === 1 ? 'Volver a ponerla' : 'Volver a ponerlas'),
		player: (place) => `Jugador ${place}`,
		before: 'antes. Desde entonces cambió la lista del equipo.',
		more: (shown, all) => `Mostrar ${shown} más de ${all} jugadores`,
	},
	all: {
		title: 'Cambiar a todos los jugadores a la vez',
		players: (model) => `${model}, todos los jugadores`,
		lines: (count) => counting(count, { one: 'línea', other: 'líneas' }),
		asItIs: 'Como está',
		size: 'Talla para todos',
		color: 'Color para todos',
		quantity: 'Cantidad para todos',
		set: 'Poner a todos',
		add: (count) => `Agregar para ${count} más`,
	},
	line: {
		name: 'Nombre',
		player: 'Jugador',
		number: 'Número',
		gone: 'Ya no está en el portal',
		each: (price) => `${price} por unidad`,
		remove: (model, player) => `Quitar ${model} de ${player}`,
		thisPlayer: 'este jugador',
		pleaseRemove: 'Quítelo.',
		priceNow: (now, before) => `Ahora cuesta ${now} por unidad; antes costaba ${before}.`,
	},
	summary: {
		title: 'Resumen',
		checkout: 'Ir a pagar',
		toNext: (units, percent) => `${units} más para ahorrar ${percent}`,
		raises: (percent) =>
			`El ${percent} % va para su equipo, en ropa de afición y en diseños que recaudan fondos.`,
		units: (count) => counting(count, { one: 'unidad', other: 'unidades' }),
		unitsBeforeTax: (count) => `${counting(count, { one: 'unidad', other: 'unidades' })}, antes de impuestos`,
	},
	colors: {
		title: 'Toda la tienda con sus colores',
		text: 'Elija una vez los dos colores de su equipo: cada lista, búsqueda y producto los muestra hasta que usted los quite.',
	},
	toasts: {
		added: 'Agregado al carrito',
		saved: 'Carrito guardado',
		hasAll: 'Todos tienen ya lo que eligió.',
		loaded: (lines, count) =>
			`${counting(lines, { one: 'línea agregada', other: 'líneas agregadas' })}; ${counting(count, players)} en la lista del equipo.`,
		reminded: (count) => `Se envió el recordatorio a ${counting(count, players)}`,
	},
}

export const spanishPortal = {
	page,
	coach: spanishCoach,
	checkout: spanishBulkCheckout,
	said: (message: string) => messageIn('es', message, portalPhrases),
	color: (name: string) => spanishColor(name) ?? name,
	ofSum: (text: string) => sumTextIn('es', text),
}
