// Proof, links, comments and versions of a design in English, with the shape of their texts in every language.
import { pinLabel } from '#comments/rules/pins.ts'
import { englishDownloads, type DownloadTexts } from '#designs/rules/download-texts.ts'
import type { ProofStep } from '#designs/states.ts'
import { counted } from '#kit/plural.ts'

type Toast = Readonly<Record<'title' | 'text', string>>

export type ProofTexts = {
	proof: {
		title: string
		lead: string
		document: string
		version: (version: number) => string
		ofOwner: string
		checks: string
		links: string
		linksAside: string
		pictures: string
		versions: string
		versionsAside: string
		steps: Readonly<Record<ProofStep, string>>
		ready: string
		failed: string
		waiting: string
		gettingReady: string
		making: string
		meanwhile: string
		saveOnce: string
		saving: string
		save: string
		changed: (version: number) => string
		open: string
		download: string
		production: string
		again: string
		make: string
		asking: string
		saveAndMake: string
		blocked: string
	}
	downloads: DownloadTexts
	links: {
		first: string
		another: string
		of: (version: number, when: string) => string
		allowComments: string
		/** Follows "Allow comments" for screen readers. */
		onLink: (version: number, when: string) => string
		hint: string
		copy: string
		copied: string
		copyOf: (version: number, when: string) => string
		revoke: string
		revokeOf: (version: number, when: string) => string
		linkCopied: string
		notCopied: Toast
	}
	versions: {
		version: (version: number) => string
		approved: string
		newest: string
		/** Follows the day. */
		restoredFrom: (version: number) => string
		compare: string
		compareOf: (version: number) => string
		restore: string
		restoreOf: (version: number) => string
	}
	comments: {
		title: string
		open: (open: number, all: number) => string
		seeAll: string
		none: string
		sendLink: string
		allowThem: string
		pin: typeof pinLabel
		onVersion: (version: number) => string
		onOlder: (version: number) => string
		placeGone: string
		answers: (count: number) => string
		marked: (number: number, place: string) => string
		show: (number: number, name: string, place: string) => string
		resolved: string
		openAgain: string
		resolve: string
		openAgainOf: (number: number) => string
		resolveOf: (number: number) => string
		answer: string
		answerOf: (number: number) => string
		notChanged: string
	}
	kit: {
		title: string
		undo: string
		colors: string
		colorsDone: string
		lettering: string
		letteringDone: string
	}
}

export const englishProof: ProofTexts = {
	proof: {
		title: 'Proof',
		lead: 'A document with every view, color, size and check, exactly as on screen.',
		document: 'Proof document',
		version: (version) => `version ${version}`,
		ofOwner: 'The owner of this design saves it and has its proof made.',
		checks: 'Checks',
		links: 'Share links',
		linksAside: 'to look at, not to change',
		pictures: 'Pictures',
		versions: 'Versions',
		versionsAside: 'every one is kept',
		steps: {
			reading: 'Reading the design…',
			writing: 'Writing the sheets…',
			front: 'Drawing the front…',
			back: 'Drawing the back…',
			left: 'Drawing the left side…',
			right: 'Drawing the right side…',
			filing: 'Filing the proof…',
		},
		ready: 'The proof is ready.',
		failed: 'The proof could not be made',
		waiting: 'Waiting for its turn…',
		gettingReady: 'Getting ready…',
		making: 'Making the proof',
		meanwhile: 'It goes on by itself. You can work on meanwhile.',
		saveOnce: 'Save the design once; its proof is made from the saved version.',
		saving: 'Saving…',
		save: 'Save design',
		changed: (version) => `There are changes since version ${version}. They are saved with the proof.`,
		open: 'Open the proof',
		download: 'Download PDF',
		production: 'Production files (zip)',
		again: 'Try again',
		make: 'Make proof',
		asking: 'Asking…',
		saveAndMake: 'Save and make proof',
		blocked: 'Fix the problems that block the proof first; see the checks below.',
	},
	downloads: englishDownloads,
	links: {
		first: 'Make a share link',
		another: 'Make another link',
		of: (version, when) => `Link to version ${version}, ${when}`,
		allowComments: 'Allow comments',
		onLink: (version, when) => ` on the link to version ${version}, ${when}`,
		hint: 'Those who have the link see all comments on this version and can add theirs.',
		copy: 'Copy',
		copied: 'Copied',
		copyOf: (version, when) => `Copy the link to version ${version}, ${when}`,
		revoke: 'Revoke',
		revokeOf: (version, when) => `Revoke the link to version ${version}, ${when}`,
		linkCopied: 'Link copied',
		notCopied: { title: 'Could not copy the link', text: 'Select it and copy it by hand.' },
	},
	versions: {
		version: (version) => `Version ${version}`,
		approved: 'Approved',
		newest: 'Newest',
		restoredFrom: (version) => `, brought back from version ${version}`,
		compare: 'Compare',
		compareOf: (version) => `Compare version ${version} with the design`,
		restore: 'Restore',
		restoreOf: (version) => `Restore version ${version}`,
	},
	comments: {
		title: 'Comments',
		open: (open, all) => `${open} open of ${all}`,
		seeAll: 'See and answer them on the pictures',
		none: 'No comments yet',
		sendLink: 'A link of this design takes comments. Send it to your team.',
		allowThem: 'Allow comments on a share link above, and those who have it can pin them to the garment.',
		pin: pinLabel,
		onVersion: (version) => `on version ${version}`,
		onOlder: (version) => `on older version ${version}`,
		placeGone: 'its place is not on the garment any more',
		answers: (count) => counted(count, 'answer'),
		marked: (number, place) => `Comment ${number} marked on the garment, ${place}.`,
		show: (number, name, place) => `Comment ${number}, ${name}, ${place}: show on the garment`,
		resolved: 'Resolved',
		openAgain: 'Open again',
		resolve: 'Mark as resolved',
		openAgainOf: (number) => `Open again: comment ${number}`,
		resolveOf: (number) => `Mark as resolved: comment ${number}`,
		answer: 'Answer',
		answerOf: (number) => `Answer comment ${number}`,
		notChanged: 'The comment was not changed',
	},
	kit: {
		title: 'Whole kit',
		undo: 'Undo takes it back',
		colors: 'Use these colors on the whole kit',
		colorsDone: 'All pieces of the kit have these colors.',
		lettering: 'Use this lettering on the whole kit',
		letteringDone: 'All pieces of the kit have this lettering.',
	},
}
