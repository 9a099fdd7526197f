// The dialog that imports a list of players in Spanish, for readers of Spanish alone.
import { countIn, pluralIn, type PluralForms } from '#kit/language.ts'
import type { ImportTexts } from './english-import.ts'
import { importSaid } from './import-phrases.ts'

const counting = (count: number, forms: PluralForms): string =>
	`${countIn('es', count)} ${pluralIn('es', count, forms)}`
const players = (count: number) => counting(count, { one: 'jugador', other: 'jugadores' })
const rows = (count: number) => counting(count, { one: 'fila', other: 'filas' })

export const spanishImport: ImportTexts = {
	close: 'Cerrar',
	source: {
		title: 'Cargar una lista de jugadores',
		refused: 'La lista no se leyó',
		choose: 'Elegir un archivo',
		drop: 'o suéltelo aquí: Excel (XLSX), CSV, TSV o texto, de 5 MB y 2,000 filas como máximo',
		paste: 'O pegue la lista',
		example:
			'Nombre\tNúmero\tCamiseta\tShort\tPadre o madre\tCorreo\nAna Rivera\t07\tM\tS\tPat Rivera\tpat@example.com',
		hint: 'Directo de una hoja de cálculo, con o sin encabezados, con las columnas en cualquier orden.',
		read: 'Leer la lista',
		reading: 'Se lee la lista',
	},
	check: {
		title: 'Revise la lista',
		another: 'Elegir otra lista',
		nothing: 'Nada que importar',
		takeOver: (count) => `Importar ${players(count)}`,
		counts: (ready, toRepair, leftOut) => {
			const parts = [
				counting(ready, { one: 'jugador listo', other: 'jugadores listos' }),
				...(toRepair > 0 ? [`${rows(toRepair)} por corregir`] : []),
				...(leftOut > 0 ? [`${rows(leftOut)} fuera`] : []),
			]
			return `${parts.join(', ')}.`
		},
		tooMany: (most) =>
			`Una lista lleva ${countIn('es', most)} jugadores como máximo. Deje filas fuera o traiga menos jugadores.`,
		tooLong: 'Demasiado larga para importarla de una vez',
		again: '¿Dos listas, una al lado de la otra?',
		againText: (columns, headings) =>
			`${counting(columns, { one: 'columna tiene', other: 'columnas tienen' })} un encabezado que ya apareció: ${headings}. Lo que está ahí queda fuera. Si son más jugadores, póngalos debajo de los otros y cargue la lista otra vez.`,
		hidden: (sheets, names) =>
			`${pluralIn('es', sheets, { one: 'No se leyó, porque está oculta en el archivo', other: 'No se leyeron, porque están ocultas en el archivo' })}: ${names}.`,
	},
	repair: {
		text: 'Las filas por corregir quedan fuera, a menos que las incluya y las corrija en la lista.',
		bring: 'Incluirlas',
		download: 'Descargarlas con los motivos',
		fileName: 'filas-por-corregir.csv',
		row: 'Fila en el archivo',
		why: 'Qué corregir',
	},
	where: {
		legend: '¿Qué pasa con los jugadores que ya están?',
		update: 'Compararlos por nombre: ver quién es nuevo, qué cambió y quién ya no está',
		append: 'Sumar la lista a los jugadores que ya están',
		replace: 'Reemplazarlos; quien tenga el mismo nombre conserva su enlace y su cuenta',
		twice: (count) =>
			`${counting(count, { one: 'jugador ya está en la lista y quedaría', other: 'jugadores ya están en la lista y quedarían' })} dos veces.`,
		removals: (count) =>
			pluralIn('es', count, {
				one: 'Se quitará a 1 jugador que no está en la lista nueva.',
				other: `Se quitará a ${countIn('es', count)} jugadores que no están en la lista nueva.`,
			}),
	},
	changes: {
		counts: ({ added, changed, gone, same }) =>
			`${[
				counting(added, { one: 'nuevo', other: 'nuevos' }),
				`${countIn('es', changed)} con cambios`,
				counting(gone, { one: 'que ya no está', other: 'que ya no están' }),
				counting(same, { one: 'igual', other: 'iguales' }),
			].join(', ')}.`,
		noName: 'Sin nombre',
		name: 'Nombre',
		language: 'Idioma',
		printed: 'se imprime',
		notPrinted: 'no se imprime',
		languages: { en: 'inglés', es: 'español' },
		from: 'de',
		to: 'a',
		added: {
			title: (count) => counting(count, { one: 'jugador nuevo', other: 'jugadores nuevos' }),
			apply: 'Agregarlos',
		},
		changed: {
			title: (count) => counting(count, { one: 'jugador cambió', other: 'jugadores cambiaron' }),
			apply: 'Cambiarlos',
		},
		overConfirmed: {
			title: (count) =>
				`${counting(count, { one: 'familia confirmó', other: 'familias confirmaron' })} otra cosa`,
			hint: 'Lo que una familia confirmó se queda, a menos que usted deje decidir a la lista.',
			apply: 'Cambiar lo que confirmaron',
		},
		gone: {
			title: (count) =>
				counting(count, { one: 'jugador no está en la lista', other: 'jugadores no están en la lista' }),
			hint: 'Se quedan en la lista del equipo, a menos que usted los quite.',
			apply: 'Quitarlos de la lista del equipo',
		},
	},
	columns: {
		title: 'Columnas',
		unnamed: (place) => `Columna ${place}`,
		empty: 'vacía',
		sheets: (count) => `El archivo tiene ${count} hojas; se lee una a la vez`,
		sheet: (name, count) => `${name} (${rows(count)})`,
		teams: (count) => `La lista tiene ${count} equipos; elija cuál importar`,
		allTeams: 'Todos',
		noTeam: 'Sin equipo',
		team: (name, count) => `${name} (${rows(count)})`,
		more: (count) => `${count} columnas más, que según parece no hacen falta`,
		notNeeded: 'no hace falta: queda fuera y no se guarda',
		hardlyNeeded: 'no hace falta, según parece',
		confidence: {
			sure: 'según su encabezado',
			likely: 'según sus valores',
			unsure: 'revísela, por favor',
			again: 'el mismo encabezado otra vez: queda fuera',
		},
	},
	rows: {
		caption: 'Filas de la lista',
		take: 'Incluir',
		takeRow: (row) => `Incluir la fila ${row}`,
		row: 'Fila',
		name: 'Nombre',
		number: 'N.º',
		jersey: 'Camiseta',
		shorts: 'Short',
		toKnow: 'Observaciones',
		readAs: (was, now) => `“${was}” se lee como ${now}`,
		notPrinted: 'no se imprime',
		jerseyName: (name) => `camiseta: ${name}`,
		grade: (grade) => `grado ${grade}`,
		spanish: 'español',
		leftOut: {
			above: 'Está arriba de los encabezados',
			again: 'Los encabezados otra vez, o un título arriba de ellos',
			asked: 'Queda fuera, como usted pidió',
		},
		fewer: 'Mostrar menos filas',
		all: (count) => `Mostrar las ${count} filas`,
	},
	sizes: {
		title: '¿Qué tallas son estas?',
		text: 'No conocemos estas palabras. Diga una vez qué significa cada una; vale para todas las filas de la lista.',
		means: (word) => `“${word}” significa`,
		rows,
		choose: 'Elija una talla',
		none: 'Sin talla',
	},
	roles: {
		name: 'Nombre',
		first: 'Nombre de pila',
		last: 'Apellido',
		number: 'Número',
		size: 'Talla de la camiseta',
		shortsSize: 'Talla del short',
		printsName: 'Imprimir el nombre',
		hidesName: 'No imprimir el nombre',
		jerseyName: 'Nombre en la camiseta',
		grade: 'Grado',
		parentName: 'Padre o madre',
		parentFirst: 'Nombre de pila (padre/madre)',
		parentLast: 'Apellido (padre/madre)',
		parentEmail: 'Correo (padre/madre)',
		parentPhone: 'Teléfono (padre/madre)',
		language: 'Idioma de la familia',
		skip: 'Dejar fuera',
	},
	fields: {
		name: 'Nombre',
		number: 'Número',
		size: 'Talla de la camiseta',
		shortsSize: 'Talla del short',
		printsName: 'No imprimir el nombre',
		jerseyName: 'Nombre en la camiseta',
		grade: 'Grado',
		parentName: 'Padre o madre',
		parentEmail: 'Correo (padre/madre)',
		parentPhone: 'Teléfono (padre/madre)',
		language: 'La familia lee español',
	},
	said: importSaid,
}
