// The frame of the builder in English, with the shape of its texts in every language: head, steps, stage, price bar, dialogs.
import { englishDescription, type DescriptionTexts } from '#designs/rules/describe-texts.ts'
import { englishDownloads, type DownloadTexts } from '#designs/rules/download-texts.ts'
import { messages } from '#designs/messages.ts'
import type { ProofState } from '#designs/states.ts'
import { counted } from '#kit/plural.ts'
import { englishStage, type StageTexts } from './english-stage.ts'
import { englishTogether, type TogetherTexts } from './english-together.ts'
import { englishVersions, type VersionTexts } from './english-versions.ts'

export type FrameTexts = {
	skip: string
	opening: string
	title: (product: string) => string
	summary: (product: string) => string
	signIn: Readonly<Record<'keeps' | 'signIn' | 'createAccount', string>>
	head: {
		home: (shop: string) => string
		version: (version: number) => string
		unsaved: string
		myDesigns: string
		undo: string
		redo: string
		share: string
		copy: string
		save: string
		/** After "Save", where there is space for it. */
		design: string
		states: Readonly<Record<'saved' | 'saving' | 'draft' | 'shared', string>>
		noDrafts: string
		failed: (reason: string) => string
	}
	steps: string
	price: {
		name: string
		perKit: string
		perPiece: string
		each: string
		total: string
		before: string
		previous: string
		next: string
		tiers: string
		ofPlayers: string
		setTo: (quantity: number) => string
	}
	summaries: {
		none: string
		logos: (count: number) => string
		methods: (count: number) => string
		places: (count: number) => string
		addOns: (count: number) => string
		kits: (count: number) => string
		pieces: (count: number) => string
		proof: Readonly<Record<ProofState, string>>
	}
	panel: Readonly<Record<'opening' | 'describe', string>>
	share: {
		notSaved: string
		shows: (version: number) => string
		changed: (version: number) => string
		title: string
		saveFirst: string
		cancel: string
		close: string
		present: (version: number) => string
		saveAndShare: string
		pictures: (version: number) => string
	}
	downloads: DownloadTexts
	proof: {
		opening: string
		failed: string
		sheets: string
		sheet: (number: number, of: number) => string
	}
	toasts: Readonly<
		Record<
			| 'linkMade'
			| 'onClipboard'
			| 'underProof'
			| 'linkNotMade'
			| 'linkRevoked'
			| 'opensNothing'
			| 'notRevoked'
			| 'linkNotChanged',
			string
		>
	>
	versions: VersionTexts
	together: TogetherTexts
	stage: StageTexts
	description: DescriptionTexts
}

const plurals: Record<string, readonly [one: string, many: string]> = {
	Pants: ['pair of pants', 'pairs of pants'],
	Shorts: ['pair of shorts', 'pairs of shorts'],
	Socks: ['pair of socks', 'pairs of socks'],
	'T-Shirt': ['T-shirt', 'T-shirts'],
}

/** "24 jerseys", "1 hat", "12 pairs of pants". @param kind garment kind as lists show it: Jersey, Pants, Hoodie … */
export function piecesOf(kind: string, count: number): string {
	const word = kind.toLowerCase()
	const [one, many] = plurals[kind] ?? [word, `${word}s`]
	return counted(count, one, many)
}

export const englishFrame: FrameTexts = {
	skip: 'Skip to the fields of this step',
	opening: 'Opening the builder…',
	title: (product) => `Design your ${product}`,
	summary: (product) =>
		`Choose colors, art, names and numbers for the ${product}, and see the price at every step.`,
	signIn: {
		keeps: `${messages.signInToSave}. Your work is kept on this device meanwhile.`,
		signIn: 'Sign in',
		createAccount: 'Create an account',
	},
	head: {
		home: (shop) => `${shop} home`,
		version: (version) => `version ${version}`,
		unsaved: 'not saved yet',
		myDesigns: 'My designs',
		undo: 'Undo',
		redo: 'Redo',
		share: 'Share',
		copy: 'Make a copy',
		save: 'Save',
		design: 'design',
		states: {
			saved: 'Saved',
			saving: 'Saving…',
			draft: 'Draft kept on this device',
			shared: 'Shared, not saved yet',
		},
		noDrafts: 'This browser keeps no drafts. Save the design, or stay on this page.',
		failed: (reason) => `Could not save: ${reason}`,
	},
	steps: 'Builder steps',
	price: {
		name: 'Price',
		perKit: ' · per kit',
		perPiece: ' · per piece',
		each: ' each',
		total: 'total',
		before: ' before shipping and tax',
		previous: 'Previous',
		next: 'Next',
		tiers: 'Discount by quantity',
		ofPlayers: 'The players set the quantity',
		setTo: (quantity) => `Set the quantity to ${quantity}`,
	},
	summaries: {
		none: 'none',
		logos: (count) => counted(count, 'logo'),
		methods: (count) => counted(count, 'method'),
		places: (count) => counted(count, 'place'),
		addOns: (count) => counted(count, 'add-on'),
		kits: (count) => counted(count, 'kit'),
		pieces: (count) => counted(count, 'piece'),
		proof: {
			none: 'not made yet',
			queued: 'waiting',
			making: 'being made',
			ready: 'ready',
			failed: 'could not be made',
		},
	},
	panel: { opening: 'Opening…', describe: 'Describe this design' },
	share: {
		notSaved: 'A link shows a saved version, and this design is not saved yet.',
		shows: (version) => `A link shows version ${version} to anyone who has it.`,
		changed: (version) =>
			`A link shows a saved version. Your changes since version ${version} become version ${version + 1}.`,
		title: 'Share this design',
		saveFirst: 'Save before you share?',
		cancel: 'Cancel',
		close: 'Close',
		present: (version) => `Share version ${version}`,
		saveAndShare: 'Save and share',
		pictures: (version) => `Pictures of version ${version}`,
	},
	downloads: englishDownloads,
	proof: {
		opening: 'Opening the proof…',
		failed: 'The proof cannot be shown here. Open or download it with the buttons above.',
		sheets: 'Sheets of the proof',
		sheet: (number, of) => `Sheet ${number} of ${of}`,
	},
	toasts: {
		linkMade: 'Link made',
		onClipboard: 'The link is on your clipboard.',
		underProof: 'Find the link under Proof.',
		linkNotMade: 'The link could not be made',
		linkRevoked: 'Link revoked',
		opensNothing: 'It opens nothing any more.',
		notRevoked: 'The link could not be revoked',
		linkNotChanged: 'The link was not changed',
	},
	versions: englishVersions,
	together: englishTogether,
	stage: englishStage,
	description: englishDescription,
}
