// Where a design starts and what its checks find, in English, with the shape of these texts in every language.
import type { BuilderStart } from '#designs/views.ts'
import type { JerseySide } from '#sports/jersey-rules.ts'

export type StartTexts = {
	asked: {
		title: (asked: number, version: number) => string
		approved: (version: number) => string
		bringBack: (asked: number, version: number) => string
		replaced: string
		button: (asked: number) => string
		goOn: (version: number) => string
	}
	proposals: {
		title: string
		aside: string
		show: string
		close: string
		loading: string
		name: string
		example: string
		make: string
		list: string
		making: string
		failed: string
		made: (count: number) => string
		logo: string
		mascot: string
		upload: string
		noColors: string
		colors: (first: string, second: string) => string
		forSide: Readonly<Record<JerseySide, (design: string) => string>>
	}
	gallery: {
		title: string
		aside: string
		finished: string
		colors: string
		asPictured: string
		isYours: (design: string) => string
	}
	start: {
		title: string
		undo: string
		done: string
		labels: Readonly<Record<BuilderStart, string>>
		draftOpen: string
		draftText: string
		keep: string
	}
	findings: {
		severities: Readonly<Record<'blocks-proof' | 'strong' | 'warning' | 'info', string>>
		list: string
		listOf: (piece: string) => string
		goTo: (step: string) => string
		done: (fix: string) => string
	}
}

export const englishStarts: StartTexts = {
	asked: {
		title: (asked, version) => `You asked for version ${asked}, and this is version ${version}`,
		approved: (version) =>
			`Version ${version} was approved and stays as it is. Make a copy to go on from another version.`,
		bringBack: (asked, version) =>
			`Bring version ${asked} back to order it as it was. Version ${version} stays in the list of versions.`,
		replaced: 'Your unsaved changes are replaced by it.',
		button: (asked) => `Bring back version ${asked}`,
		goOn: (version) => `Go on with version ${version}`,
	},
	proposals: {
		title: 'Six designs for your school',
		aside: 'From its name or logo',
		show: 'Show me six designs',
		close: 'Close',
		loading: 'Loading…',
		name: 'Name of the school or team',
		example: 'Westfield Wildcats',
		make: 'Make six designs',
		list: 'Proposed designs',
		making: 'Making the designs…',
		failed: 'The designs could not be made. Check your connection and try again.',
		made: (count) => `${count} designs. Choose one to work on it.`,
		logo: 'Logo',
		mascot: 'Mascot by name',
		upload: 'Upload a logo',
		noColors: 'The logo has no colors of its own; the design keeps its two.',
		colors: (first, second) => `Colors from the logo: ${first} and ${second}.`,
		forSide: { home: (design) => `Home: ${design}`, away: (design) => `Away: ${design}` },
	},
	gallery: {
		title: 'Start from a design',
		aside: 'Your names, numbers and logos stay',
		finished: 'Finished designs',
		colors: 'Colors of the designs',
		asPictured: 'As pictured',
		isYours: (design) => `${design} is your design. Undo takes it back.`,
	},
	start: {
		title: 'Start over',
		undo: 'Undo brings your work back',
		done: 'Started over. Undo brings your work back.',
		labels: {
			plain: 'Start plain',
			pictured: 'Start as pictured',
			gallery: 'Start from the gallery’s design',
		},
		draftOpen: 'Your draft of this product is open',
		draftText:
			'It has all the work that you did not save. You can start over instead, and undo brings it back.',
		keep: 'Keep my draft',
	},
	findings: {
		severities: {
			'blocks-proof': 'Blocks the proof',
			strong: 'Strong warning',
			warning: 'Warning',
			info: 'Good to know',
		},
		list: 'Checks',
		listOf: (piece) => `Checks, ${piece}`,
		goTo: (step) => `Go to ${step}`,
		done: (fix) => `Done: ${fix}`,
	},
}
