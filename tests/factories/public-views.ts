// What the pages of votes, fundraisers and shared designs show, with every optional part.
import { placeIn, viewPlacesIn } from '#comments/rules/place-phrases.ts'
import type { LinkedView } from '#comments/views.ts'
import type { DonationView, FundraiserView } from '#fundraising/views.ts'
import type { PageLanguage } from '#kit/language.ts'
import type { VoterView } from '#votes/views.ts'

const choice = (position: number, letter: string, name: string) => ({
	position,
	letter,
	name,
	made: 'Vale M-100',
	description: '',
})
const [owl, hawk] = [choice(0, 'A', 'Owl'), choice(1, 'B', 'Hawk')]

export const vote: VoterView = {
	title: 'Rams',
	closesOn: '2026-12-04',
	isOpen: true,
	choices: [owl, hawk],
	own: owl,
	result: {
		rows: [
			{ ...owl, count: 2, percent: 67, isLeading: true },
			{ ...hawk, count: 1, percent: 33, isLeading: false },
		],
		total: 3,
	},
}

export const fundraiser: FundraiserView = {
	slug: 'rams',
	team: { name: 'Rams', school: 'Lakewood', sport: 'soccer', season: '2026' },
	story: 'Owl',
	goalCents: 100_000,
	raisedCents: 50_000,
	supporters: 3,
	donors: ['Bo'],
	endsOn: '2026-12-04',
	daysLeft: 5,
	isOver: false,
	pictures: [],
	look: null,
	items: [{ name: 'M-100', picture: 'abc', isInTeamColors: false }],
	marginBp: 1_250,
}

export const donation = (state: DonationView['state']): DonationView => ({
	state,
	fundraiser,
	amountCents: 2_500,
})

const comment = {
	id: 'comment',
	number: 1,
	name: 'Bo',
	text: 'Owl',
	place: 'Jersey, front: left chest',
	version: 1,
	isResolved: true,
	createdAt: new Date('2026-12-04T12:00:00Z'),
	answers: [
		{
			id: 'answer',
			text: 'Owl',
			createdAt: new Date('2026-12-04T12:00:00Z'),
		},
	],
}
const places = [{ view: 'Front', places: [{ value: 'front', name: 'Left chest' }] }]

/** In the language of its reader. */
export const linkedIn = (language: PageLanguage): LinkedView => ({
	designId: 'design',
	productId: 'product',
	made: 'Vale M-100',
	teamName: 'Rams',
	version: 1,
	pieces: [],
	allowsComments: true,
	isOwner: true,
	proofIsReady: true,
	comments: [{ ...comment, place: placeIn(language, comment.place) }],
	pins: [],
	places: viewPlacesIn(language, places),
})
