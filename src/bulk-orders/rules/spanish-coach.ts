// What only coaches see in the team portal, in Spanish.
import { countIn, pluralIn, type PluralForms } from '#kit/language.ts'
import type { CoachTexts } from './coach-texts.ts'

const counting = (count: number, forms: PluralForms): string =>
	`${countIn('es', count)} ${pluralIn('es', count, forms)}`

export const spanishCoach: CoachTexts = {
	grid: {
		title: 'Jugadores y artículos',
		player: 'Jugador',
		number: 'Número',
		sum: 'Suma',
		total: 'Total',
		players: 'Jugadores',
		closed: 'Cerrado',
		required: 'Obligatorio',
		missing: (count) => pluralIn('es', count, { one: `${count} pendiente`, other: `${count} pendientes` }),
		isMissing: 'pendiente',
		toFix: (cells) => counting(cells, { one: 'celda por corregir', other: 'celdas por corregir' }),
		keys: 'Escriba una talla, “M x2” o “-” si no hace falta; la barra espaciadora toma la talla de la lista (en gris). Las flechas y Tab mueven, Supr borra, Ctrl+D rellena hacia abajo, Ctrl+Z deshace. Pegue celdas de cualquier hoja de cálculo. Con Escape y luego Tab se sale de la tabla.',
		ordered: 'Ya pedido',
		orderedBefore: ', pedido antes',
		notPaid: 'sin pagar',
		notNeeded: 'No hace falta',
		noSize: '¿Talla?',
		noName: 'Todavía sin nombre',
		addPlayer: 'Agregar un jugador…',
		nameFirst: 'Primero escriba un nombre',
		cellOf: (model, player) => `${model}: ${player}`,
		unnamed: 'jugador',
		nameIn: (row) => `Jugador, fila ${row}`,
		numberIn: (row) => `Número, fila ${row}`,
		chosen: 'Celda elegida',
		chooseCell: 'Elija una celda para poner aquí su talla y su cantidad.',
		gone: (lines) =>
			`${counting(lines, { one: 'línea es de un artículo que ya no está', other: 'líneas son de artículos que ya no están' })} en el portal.`,
		remove: 'Quitar',
		empty: {
			title: 'La lista del equipo está vacía',
			text: 'Escriba aquí a los jugadores uno por uno, o escriba una vez la lista del equipo y haga el pedido de todos a la vez.',
		},
	},
	tools: {
		load: 'Cargar la lista',
		fillDown: 'Rellenar hacia abajo',
		undo: 'Deshacer',
		redo: 'Rehacer',
		nothing: 'No falta nada',
		nextMissing: 'Siguiente pendiente',
		nextToFix: 'Siguiente por corregir',
	},
	cell: {
		less: (of) => `Uno menos: ${of}`,
		more: (of) => `Uno más: ${of}`,
		notMade: (size) => `${size} (no se fabrica)`,
		asOnRoster: (size) => `${size}, como en la lista`,
		otherSize: 'Otra talla',
		anotherSize: 'Agregar otra talla',
		clear: 'Borrar',
		isOrdered: 'Ya está pedido.',
	},
	panel: {
		previousPlayer: 'Jugador anterior',
		nextPlayer: 'Jugador siguiente',
		newPlayer: 'Jugador nuevo',
		unlisted: 'Un jugador que no está en la lista del equipo',
		previous: 'Anterior',
		next: 'Siguiente',
		name: 'Nombre del jugador',
		add: 'Agregar jugador',
		missing: 'Pendiente',
		notPaid: 'Sin pagar',
	},
	toasts: {
		filled: (cells) => counting(cells, { one: 'celda rellenada', other: 'celdas rellenadas' }),
		pasted: (cells) => counting(cells, { one: 'celda pegada', other: 'celdas pegadas' }),
		left: (cells) =>
			`${counting(cells, { one: 'celda quedó fuera', other: 'celdas quedaron fuera' })}: ya pedida, cerrada o sin lugar en la tabla.`,
		takesBack: 'Con Deshacer vuelve a como estaba.',
		nothingToFill: 'Abajo no queda nada por rellenar',
		nothingToLoad: 'Cada jugador tiene lo obligatorio, o está marcado que no hace falta.',
	},
	ordered: {
		title: 'Quién ya pidió',
		noPlayers: 'Todavía no hay jugadores en la lista del equipo.',
		noneRequired: 'Nada del catálogo es obligatorio, así que no falta ningún jugador.',
		hasAll: 'Cada jugador tiene todo lo obligatorio.',
		missing: (players) =>
			pluralIn('es', players, { one: `Todavía falta ${players}`, other: `Todavía faltan ${players}` }),
		hasAccount: 'tiene una cuenta',
		remind: (players) =>
			`Enviar un recordatorio a ${counting(players, { one: 'jugador', other: 'jugadores' })}`,
		copy: 'Copiar la lista',
		copied: 'Lista copiada',
		notCopied: { title: 'La lista no se copió', text: 'Selecciónela en la página y cópiela de ahí.' },
		next: 'Ya se envió un recordatorio. Puede enviar el próximo el',
		allClosed: 'Lo que les falta ya cerró y no se puede pedir más aquí.',
		everyTwoDays: 'Un recordatorio cada dos días. Los jugadores sin cuenta no reciben correo: ',
		noAccounts: 'Ninguno tiene todavía una cuenta: ',
		write: 'escriba a sus familias',
		orCopy: ', o copie la lista y avíseles.',
		differs: (players) =>
			pluralIn('es', players, {
				one: 'El pedido de 1 jugador es distinto de la lista del equipo',
				other: `Los pedidos de ${players} jugadores son distintos de la lista del equipo`,
			}),
		differsText: 'La lista del equipo cambió después de hacer el pedido.',
		seeWho: 'Ver quién y qué se puede hacer todavía',
		unpaid: (orders) =>
			counting(orders, { one: 'pedido todavía sin pagar', other: 'pedidos todavía sin pagar' }),
		askHelp: (families) =>
			pluralIn('es', families, { one: `, ${families} pide ayuda`, other: `, ${families} piden ayuda` }),
		asksHelp: 'Pide ayuda',
		shareOf: (player) => `, la parte de ${player}`,
	},
	statement: {
		title: 'Informe para el club de apoyo',
		text: 'Por artículo: a cuántos jugadores se pidió, cuántos pidieron y pagaron, unidades, importes y lo recaudado. Sin nombres, salvo que usted los pida.',
		names: 'Con una lista por jugador, solo para entrenadores',
		pdf: 'Descargar en PDF',
		csv: 'Descargar en CSV',
	},
}
