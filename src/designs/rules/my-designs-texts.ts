// The list of a person's designs in every language. Names of designs, teams and products are data.
import { instantFormat } from '#kit/time.ts'
import { pluralIn, type Language } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { translations } from '#kit/translations.ts'
import { messages } from '../messages.ts'
import { englishDownloads, type DownloadTexts } from './download-texts.ts'
import { spanishDownloads } from './spanish-downloads.ts'
import type { CardState } from './my-designs.ts'

type SearchTexts = Readonly<Record<'name' | 'label' | 'placeholder' | 'search' | 'showAll', string>>

type MyDesignsTexts = {
	title: string
	description: string
	breadcrumb: string
	home: string
	account: string
	votes: string
	newDesign: string
	find: SearchTexts
	count: (designs: number) => string
	/** Follows the count. */
	found: (query: string) => string
	empty: Readonly<Record<'title' | 'text' | 'jersey' | 'uniform' | 'spirit', string>>
	nothingFound: { title: (query: string) => string; text: string; all: string }
	pages: {
		name: string
		shown: (part: { first: number; last: number; all: number }) => string
		before: (designs: number) => string
		after: (designs: number) => string
	}
	/** Names the state badges of a design. */
	stateList: string
	states: Readonly<Record<CardState, string>>
	wholePicture: (design: string) => string
	frontPicture: (design: string) => string
	savedOn: (version: number, day: string) => string
	keptOn: (day: string) => string
	/** Buttons; the design's name follows for screen readers. */
	actions: Readonly<
		Record<'continue' | 'view' | 'open' | 'proof' | 'copy' | 'newSeason' | 'pictures' | 'rename', string>
	>
	/** Follows "Pictures" for screen readers. */
	of: (design: string) => string
	pictures: { title: string; version: (design: string, version: number) => string; links: DownloadTexts }
	naming: { title: string; label: string; hint: (made: string) => string; save: string }
	shared: {
		title: string
		lead: string
		joined: (owner: string, day: string) => string
		/** Follows "Open" for screen readers. A name may be several words, such as a player's. */
		of: (design: string, owner: string) => string
	}
	renamed: string
	notRenamed: string
	notCopied: string
}

export const myDesignsTexts = translations<MyDesignsTexts>({
	en: {
		title: 'My Designs',
		description: 'Everything you have designed, to open, copy and order.',
		breadcrumb: 'Breadcrumb',
		home: 'Home',
		account: 'My Account',
		votes: 'Votes',
		newDesign: 'New design',
		find: {
			name: 'My designs',
			label: 'Name, team or product',
			placeholder: 'Name or team',
			search: 'Search',
			showAll: 'Show all',
		},
		count: (designs) => counted(designs, 'design'),
		found: (query) => ` for “${query}”`,
		empty: {
			title: 'No designs yet',
			text: 'Pick a style, put your colors on it and save. It waits for you here, on every device.',
			jersey: 'Design a jersey',
			uniform: 'Design a uniform',
			spirit: 'Design spirit wear',
		},
		nothingFound: {
			title: (query) => `No design called “${query}”`,
			text: 'We looked at names, team names and products. Try a shorter word.',
			all: 'Show all designs',
		},
		pages: {
			name: 'Pages of designs',
			shown: ({ first, last, all }) => `${first}–${last} of ${counted(all, 'design')}`,
			before: (designs) => `Previous ${designs}`,
			after: (designs) => `Next ${designs}`,
		},
		stateList: 'State',
		states: {
			Draft: 'Draft',
			Locked: 'Locked',
			'Changes not saved': 'Changes not saved',
			'Proof ready': 'Proof ready',
			'Proof in the making': 'Proof in the making',
			'Proof failed': 'Proof failed',
			'No longer sold': 'No longer sold',
		},
		wholePicture: (design) => `All pieces of ${design}`,
		frontPicture: (design) => `Front of ${design}`,
		savedOn: (version, day) => `Version ${version}, saved ${day}`,
		keptOn: (day) => `Not saved yet, kept ${day}`,
		actions: {
			continue: 'Continue',
			view: 'View',
			open: 'Open',
			proof: 'Proof',
			copy: 'Copy',
			newSeason: 'New season',
			pictures: 'Pictures',
			rename: 'Rename',
		},
		of: (design) => ` of ${design}`,
		pictures: {
			title: 'Download a picture',
			version: (design, version) => `${design}, version ${version}`,
			links: englishDownloads,
		},
		naming: {
			title: 'Rename this design',
			label: 'Name',
			hint: (made) => `Only you see it, until you ask for votes on it. Left empty, it is called “${made}”.`,
			save: 'Save name',
		},
		shared: {
			title: 'Shared with you',
			lead: 'You edit these with their owners, who save and order them.',
			joined: (owner, day) => `${owner}’s design, joined ${day}`,
			of: (design, owner) => ` ${design}, ${owner}’s design`,
		},
		renamed: messages.renamed,
		notRenamed: messages.renameFailed,
		notCopied: messages.copyFailed,
	},
	es: {
		title: 'Mis diseños',
		description: 'Todo lo que ha diseñado, para abrirlo, copiarlo y pedirlo.',
		breadcrumb: 'Ruta de la página',
		home: 'Inicio',
		account: 'Mi cuenta',
		votes: 'Votaciones',
		newDesign: 'Nuevo diseño',
		find: {
			name: 'Mis diseños',
			label: 'Nombre, equipo o producto',
			placeholder: 'Nombre o equipo',
			search: 'Buscar',
			showAll: 'Ver todos',
		},
		count: (designs) => pluralIn('es', designs, { one: '1 diseño', other: `${designs} diseños` }),
		found: (query) => ` con “${query}”`,
		empty: {
			title: 'Aún no hay diseños',
			text: 'Elija un estilo, póngale sus colores y guárdelo. Le espera aquí, en todos sus dispositivos.',
			jersey: 'Diseñar una camiseta',
			uniform: 'Diseñar un uniforme',
			spirit: 'Diseñar ropa de afición',
		},
		nothingFound: {
			title: (query) => `Ningún diseño se llama “${query}”`,
			text: 'Buscamos en los nombres, los equipos y los productos. Pruebe con una palabra más corta.',
			all: 'Ver todos los diseños',
		},
		pages: {
			name: 'Páginas de diseños',
			shown: ({ first, last, all }) =>
				`${first}–${last} de ${pluralIn('es', all, { one: '1 diseño', other: `${all} diseños` })}`,
			before: (designs) => `Los ${designs} anteriores`,
			after: (designs) =>
				pluralIn('es', designs, { one: 'El siguiente', other: `Los ${designs} siguientes` }),
		},
		stateList: 'Estado',
		states: {
			Draft: 'Borrador',
			Locked: 'Bloqueado',
			'Changes not saved': 'Cambios sin guardar',
			'Proof ready': 'Prueba lista',
			'Proof in the making': 'Prueba en preparación',
			'Proof failed': 'La prueba falló',
			'No longer sold': 'Ya no se vende',
		},
		wholePicture: (design) => `Todas las piezas de ${design}`,
		frontPicture: (design) => `Frente de ${design}`,
		savedOn: (version, day) => `Versión ${version}, guardada el ${day}`,
		keptOn: (day) => `Aún sin guardar, del ${day}`,
		actions: {
			continue: 'Continuar',
			view: 'Ver',
			open: 'Abrir',
			proof: 'Prueba',
			copy: 'Copiar',
			newSeason: 'Nueva temporada',
			pictures: 'Imágenes',
			rename: 'Cambiar nombre',
		},
		of: (design) => ` de ${design}`,
		pictures: {
			title: 'Descargar una imagen',
			version: (design, version) => `${design}, versión ${version}`,
			links: spanishDownloads,
		},
		naming: {
			title: 'Cambiar el nombre de este diseño',
			label: 'Nombre',
			hint: (made) =>
				`Solo usted lo ve, hasta que pida votos sobre el diseño. Si lo deja vacío, se llama “${made}”.`,
			save: 'Guardar nombre',
		},
		shared: {
			title: 'Compartidos con usted',
			lead: 'Los edita junto con sus dueños, que los guardan y los piden.',
			joined: (owner, day) => `${owner} lo comparte con usted desde el ${day}`,
			of: (design, owner) => ` ${design}. ${owner} lo comparte con usted`,
		},
		renamed: 'Nombre guardado',
		notRenamed: 'No se cambió el nombre',
		notCopied: 'No se copió el diseño',
	},
})

/** `Nov 21, 2026`, where the shop is. */
export const designDay: Readonly<Record<Language, ReturnType<typeof instantFormat>>> = {
	en: instantFormat({ dateStyle: 'medium' }),
	es: instantFormat({ dateStyle: 'medium' }, 'es'),
}
