// A person's own designs in every language of its pages. Names of designs, teams and products are data.
import type { ReactNode } from 'react'
import { NewSeasonPage, NoNewSeason } from '#builder/components/new-season/new-season-page.tsx'
import type { NewSeasonPlan } from '#builder/views.ts'
import { InvitationPage } from '#co-design/components/invitation-page.tsx'
import { OwnerPage } from '#comments/components/owner-page.tsx'
import type { OwnerView } from '#comments/views.ts'
import { DesignList } from '#designs/components/design-list.tsx'
import { GalleryPage } from '#designs/components/gallery-page.tsx'
import type { DesignCard, DesignsPage, SavedCard, SharedCard } from '#designs/rules/my-designs.ts'
import { myDesignsTexts } from '#designs/rules/my-designs-texts.ts'
import { proofStates } from '#designs/states.ts'
import type { PageLanguage } from '#kit/language.ts'
import { FooterSwitch } from '#storefront/components/site-frame.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { linkedIn } from './public-views.ts'

type Page = (language: PageLanguage) => ReactNode

const facts = {
	productId: 'product',
	isKit: false,
	made: 'Vale M-100',
	teamName: 'Rams',
	pictureUrl: 'data:image/webp;base64,AA',
	changedAt: '2026-12-04T12:00:00Z',
	isSold: true,
}
const saved: SavedCard = {
	...facts,
	kind: 'saved',
	id: 'design',
	name: 'Owl',
	version: 2,
	locked: false,
	hasDraft: false,
	proofState: 'none',
}
const shared: SharedCard = {
	...facts,
	id: 'shared',
	name: 'Hawk',
	ownerName: 'Bo',
	joinedAt: facts.changedAt,
	locked: true,
}
const cards: DesignCard[] = [
	{ ...facts, kind: 'draft' },
	{ ...saved, id: 'locked', locked: true, isKit: true },
	{ ...saved, id: 'draft', name: null, hasDraft: true, isSold: false },
	...proofStates.map((proofState): SavedCard => ({ ...saved, id: proofState, proofState })),
]

const designList =
	(page: Partial<DesignsPage>, others: readonly SharedCard[] = []): Page =>
	(language) => (
		<DesignList
			page={{ view: { query: '', page: 1 }, cards, total: cards.length, ...page }}
			shared={others}
			language={language}
		/>
	)

function commentsIn(language: PageLanguage): OwnerView {
	const linked = linkedIn(language)
	return {
		...linked,
		name: 'Owl',
		latestVersion: 2,
		versions: [
			{ version: 2, comments: 0, open: 0 },
			{ version: 1, comments: 2, open: 1 },
		],
		isAskedFor: false,
		comments: [
			...linked.comments,
			...linked.comments.map((one) => ({ ...one, id: 'open', number: 2, isResolved: false, answers: [] })),
		],
	}
}
const commentPage =
	(change: Partial<OwnerView> = {}, refused: Parameters<typeof OwnerPage>[0]['refused'] = null): Page =>
	(language) => (
		<OwnerPage view={{ ...commentsIn(language), ...change }} {...{ language, refused }} formKey="key" />
	)

/** Every sentence of what becomes different. */
const plan: NewSeasonPlan = {
	designId: 'design',
	title: 'Owl',
	made: 'Vale M-100',
	season: { from: 2026, to: 2027 },
	players: 2,
	changes: [
		'Rams M-100 is no longer sold. The new design is for Vale M-100, which is the same garment.',
		'2 logos that you may not use: left out. Upload it again.',
		'Hawk: The uploaded pattern: you may not use it. Left out.',
		'1 player had a size that is not made any more. Choose a new one.',
		'An add-on is not made for this garment: left out.',
		'Hawk: This product takes no names and numbers of players: left out.',
		'The uploaded pattern: this product cannot be printed with one. Left out.',
		'A further decoration: tackle twill is not offered on this product. Left out.',
		'Hawk: Number: embroidery is not offered on this product, screen print is.',
		'Hawk: this product is not decorated there. Left out.',
		'Team name: “Owl” becomes “Hawk”.',
		'Player name: “Owl” becomes “Hawk”.',
	],
}
const newSeason =
	(change: Partial<NewSeasonPlan>, refused: Parameters<typeof NewSeasonPage>[0]['refused'] = null): Page =>
	(language) => <NewSeasonPage plan={{ ...plan, ...change }} {...{ language, refused }} />

const invited =
	(change: Partial<Parameters<typeof InvitationPage>[0]['invitation']>): Page =>
	(language) => (
		<InvitationPage
			invitation={{ owner: 'Bo', design: 'Owl', isSignedIn: true, isRemoved: false, ...change }}
			path="/designs/together/abc"
			language={language}
		/>
	)

const gallery =
	(sections: Parameters<typeof GalleryPage>[0]['sections']): Page =>
	(language) => (
		<>
			<GalleryPage
				{...{ language, sections, choice: undefined, kind: 'Jersey', kinds: ['Jersey', 'Socks'] }}
				{...{ sports: ['football', 'spirit'], sport: 'football' }}
			/>
			<FooterSwitch language={language} query={new URLSearchParams()} />
		</>
	)

export const translatedDesignPages: Record<string, Page> = {
	'the comments on a design': commentPage({}, { commentId: 'open', typed: 'Owl', error: 'Falta.' }),
	'an answer to a comment that is gone': commentPage({}, { commentId: 'gone', typed: 'Owl', error: null }),
	'a design without comments': commentPage({ comments: [], versions: [] }),
	'a design without comments yet': commentPage({ comments: [], versions: [], isAskedFor: true }),
	'the gallery': gallery([
		{ productId: 'product', model: 'M-100', cards: [{ id: 'a', name: 'Owl', pictureHash: '0' }] },
	]),
	'an empty gallery': gallery([]),
	'a new season': newSeason({}),
	'a new season of a design without texts': newSeason({
		title: 'Vale M-100',
		season: null,
		players: 0,
		changes: [],
	}),
	'a new season with a wrong year': newSeason(
		{ players: 1 },
		{ failure: 'Falta.', isYear: true, typed: { year: 'x', withPlayers: true } },
	),
	'a new season that was not started': newSeason(
		{},
		{ failure: 'Falta.', isYear: false, typed: { year: '2027', withPlayers: true } },
	),
	'a design that is not made any more': (language) => <NoNewSeason reason="Falta." language={language} />,
	'an invitation to a design': invited({}),
	'an invitation to a design, of a player': invited({ owner: 'A player', isSignedIn: false }),
	'an invitation to a design, of a guest who removed the reader': invited({
		owner: 'A guest',
		isRemoved: true,
	}),
	'the designs': designList({}, [shared, { ...shared, id: 'kit', isKit: true, locked: false }]),
	'more designs than a page has': designList({ view: { query: 'Owl', page: 2 }, total: 60 }),
	'no designs': designList({ cards: [], total: 0 }),
	'no design of this name': designList({ view: { query: 'Owl', page: 1 }, cards: [], total: 0 }),
	'a design that was renamed': (language) => (
		<>
			{designList({})(language)}
			<ToastRegion
				toasts={[{ id: 'renamed', tone: 'success', title: myDesignsTexts[language].renamed }]}
				language={language}
			/>
		</>
	),
}
