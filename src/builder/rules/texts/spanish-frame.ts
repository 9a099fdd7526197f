// The frame of the builder in Spanish.
import { spanishDownloads } from '#designs/rules/spanish-downloads.ts'
import { countIn, pluralIn, type PluralForms } from '#kit/language.ts'
import type { FrameTexts } from './english-frame.ts'
import { spanishDescription } from '#designs/rules/spanish-description.ts'
import { spanishStage } from './spanish-stage.ts'
import { spanishTogether } from './spanish-together.ts'
import { spanishVersions } from './spanish-versions.ts'

const counting = (count: number, forms: PluralForms): string =>
	`${countIn('es', count)} ${pluralIn('es', count, forms)}`

const kinds: Readonly<Record<string, PluralForms>> = {
	Jersey: { one: 'camiseta', other: 'camisetas' },
	Hat: { one: 'gorra', other: 'gorras' },
	Hoodie: { one: 'sudadera con capucha', other: 'sudaderas con capucha' },
	Pants: { one: 'pantalón', other: 'pantalones' },
	Polo: { one: 'polo', other: 'polos' },
	'Quarter-Zip': { one: 'sudadera de medio cierre', other: 'sudaderas de medio cierre' },
	Shorts: { one: 'pantalón corto', other: 'pantalones cortos' },
	Socks: { one: 'par de medias', other: 'pares de medias' },
	Sweatshirt: { one: 'sudadera', other: 'sudaderas' },
	'T-Shirt': { one: 'playera', other: 'playeras' },
	Kit: { one: 'conjunto', other: 'conjuntos' },
}
const piece = { one: 'pieza', other: 'piezas' }

export const spanishPiecesOf = (kind: string, count: number): string => counting(count, kinds[kind] ?? piece)

export const spanishFrame: FrameTexts = {
	skip: 'Ir a los campos de este paso',
	opening: 'Se abre el diseñador…',
	title: (product) => `Diseñe su ${product}`,
	summary: (product) =>
		`Elija colores, arte, nombres y números para ${product} y vea el precio en cada paso.`,
	signIn: {
		keeps: 'Inicie sesión para guardar diseños. Mientras tanto, su trabajo se conserva en este dispositivo.',
		signIn: 'Iniciar sesión',
		createAccount: 'Abrir una cuenta',
	},
	head: {
		home: (shop) => `Inicio de ${shop}`,
		version: (version) => `versión ${version}`,
		unsaved: 'sin guardar',
		myDesigns: 'Mis diseños',
		undo: 'Deshacer',
		redo: 'Rehacer',
		share: 'Compartir',
		copy: 'Hacer una copia',
		save: 'Guardar',
		design: 'diseño',
		states: {
			saved: 'Guardado',
			saving: 'Guardando…',
			draft: 'Borrador en este dispositivo',
			shared: 'Compartido, sin guardar',
		},
		noDrafts: 'Este navegador no conserva borradores. Guarde el diseño o quédese en esta página.',
		failed: (reason) => `No se pudo guardar: ${reason}`,
	},
	steps: 'Pasos del diseñador',
	price: {
		name: 'Precio',
		perKit: ' · por conjunto',
		perPiece: ' · por pieza',
		each: ' c/u',
		total: 'en total',
		before: ' antes de envío e impuestos',
		previous: 'Anterior',
		next: 'Siguiente',
		tiers: 'Descuento por cantidad',
		ofPlayers: 'La cantidad es la de los jugadores',
		setTo: (quantity) => `Poner la cantidad en ${quantity}`,
	},
	summaries: {
		none: 'ninguno',
		logos: (count) => counting(count, { one: 'logo puesto', other: 'logos puestos' }),
		methods: (count) => counting(count, { one: 'técnica', other: 'técnicas' }),
		places: (count) => counting(count, { one: 'lugar', other: 'lugares' }),
		addOns: (count) => counting(count, { one: 'complemento', other: 'complementos' }),
		kits: (count) => counting(count, { one: 'conjunto', other: 'conjuntos' }),
		pieces: (count) => counting(count, piece),
		proof: {
			none: 'todavía no se hizo',
			queued: 'en espera',
			making: 'en preparación',
			ready: 'lista',
			failed: 'no se pudo hacer',
		},
	},
	panel: { opening: 'Se abre…', describe: 'Describir este diseño' },
	share: {
		notSaved: 'Un enlace muestra una versión guardada, y este diseño todavía no se guardó.',
		shows: (version) => `Un enlace muestra la versión ${version} a cualquiera que lo tenga.`,
		changed: (version) =>
			`Un enlace muestra una versión guardada. Sus cambios desde la versión ${version} serán la versión ${version + 1}.`,
		title: 'Compartir este diseño',
		saveFirst: '¿Guardar antes de compartir?',
		cancel: 'Cancelar',
		close: 'Cerrar',
		present: (version) => `Compartir la versión ${version}`,
		saveAndShare: 'Guardar y compartir',
		pictures: (version) => `Imágenes de la versión ${version}`,
	},
	downloads: spanishDownloads,
	proof: {
		opening: 'Se abre la prueba…',
		failed: 'La prueba no se puede mostrar aquí. Ábrala o descárguela con los botones de arriba.',
		sheets: 'Hojas de la prueba',
		sheet: (number, of) => `Hoja ${number} de ${of}`,
	},
	toasts: {
		linkMade: 'Enlace creado',
		onClipboard: 'El enlace está en su portapapeles.',
		underProof: 'Encontrará el enlace en el paso Prueba.',
		linkNotMade: 'No se pudo crear el enlace',
		linkRevoked: 'Enlace retirado',
		opensNothing: 'Ya no abre nada.',
		notRevoked: 'No se pudo retirar el enlace',
		linkNotChanged: 'El enlace no se cambió',
	},
	versions: spanishVersions,
	together: spanishTogether,
	stage: spanishStage,
	description: spanishDescription,
}
