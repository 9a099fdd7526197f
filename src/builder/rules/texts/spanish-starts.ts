// Where a design starts and what its checks find, in Spanish.
import { pluralIn } from '#kit/language.ts'
import type { StartTexts } from './english-starts.ts'

export const spanishStarts: StartTexts = {
	asked: {
		title: (asked, version) => `Usted pidió la versión ${asked}, y esta es la versión ${version}`,
		approved: (version) =>
			`La versión ${version} se aprobó y se queda como está. Haga una copia para seguir desde otra versión.`,
		bringBack: (asked, version) =>
			`Recupere la versión ${asked} para pedirla como era. La versión ${version} se queda en la lista de versiones.`,
		replaced: 'Reemplaza los cambios que usted no ha guardado.',
		button: (asked) => `Recuperar la versión ${asked}`,
		goOn: (version) => `Seguir con la versión ${version}`,
	},
	proposals: {
		title: 'Seis diseños para su escuela',
		aside: 'Con su nombre o su logo',
		show: 'Mostrarme seis diseños',
		close: 'Cerrar',
		loading: 'Se carga…',
		name: 'Nombre de la escuela o del equipo',
		example: 'Westfield Wildcats, por ejemplo',
		make: 'Hacer seis diseños',
		list: 'Diseños propuestos',
		making: 'Se hacen los diseños…',
		failed: 'Los diseños no se pudieron hacer. Revise su conexión e inténtelo otra vez.',
		made: (count) =>
			`${pluralIn('es', count, { one: '1 diseño', other: `${count} diseños` })}. Elija uno para trabajar en él.`,
		logo: 'Logotipo',
		mascot: 'Mascota según el nombre',
		upload: 'Subir un logo',
		noColors: 'El logo no tiene colores propios; el diseño conserva los dos suyos.',
		colors: (first, second) => `Colores del logo: ${first} y ${second}.`,
		forSide: { home: (design) => `Local: ${design}`, away: (design) => `Visitante: ${design}` },
	},
	gallery: {
		title: 'Empezar con un diseño',
		aside: 'Sus nombres, números y logos se quedan',
		finished: 'Diseños terminados',
		colors: 'Colores de los diseños',
		asPictured: 'Como en la imagen',
		isYours: (design) => `${design} es su diseño. Con “Deshacer” se quita.`,
	},
	start: {
		title: 'Empezar de nuevo',
		undo: 'Con “Deshacer” vuelve su trabajo',
		done: 'Empezó de nuevo. Con “Deshacer” vuelve su trabajo.',
		labels: {
			plain: 'Empezar sin adornos',
			pictured: 'Empezar como en la imagen',
			gallery: 'Empezar con el diseño de la galería',
		},
		draftOpen: 'Está abierto su borrador de este producto',
		draftText:
			'Tiene todo el trabajo que usted no guardó. También puede empezar de nuevo, y con “Deshacer” vuelve.',
		keep: 'Conservar mi borrador',
	},
	findings: {
		severities: {
			'blocks-proof': 'Impide la prueba',
			strong: 'Advertencia importante',
			warning: 'Advertencia',
			info: 'Bueno saberlo',
		},
		list: 'Revisiones',
		listOf: (piece) => `Revisiones, ${piece}`,
		goTo: (step) => `Ir a: ${step}`,
		done: (fix) => `Listo: ${fix}`,
	},
}
