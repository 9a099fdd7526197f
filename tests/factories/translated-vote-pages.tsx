// Votes for their owner in every language of its pages. Titles and names of designs are data.
import type { ReactNode } from 'react'
import type { SavedCard } from '#designs/rules/my-designs.ts'
import type { PageLanguage } from '#kit/language.ts'
import type { IsoDate } from '#kit/time.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { NewVoteForm } from '#votes/components/new-vote-form.tsx'
import { OwnerPage } from '#votes/components/owner-page.tsx'
import { VoteList } from '#votes/components/vote-list.tsx'
import { voteOwnerTexts } from '#votes/rules/owner-texts.ts'
import type { ListedVote, OwnerRow, OwnerView } from '#votes/views.ts'

type Page = (language: PageLanguage) => ReactNode

const today = '2026-12-04' as IsoDate
const publicUrl = 'https://shop.test'

const card: SavedCard = {
	kind: 'saved',
	id: 'design',
	productId: 'product',
	isKit: false,
	made: 'Vale M-100',
	teamName: 'Rams',
	pictureUrl: 'data:image/webp;base64,AA',
	changedAt: '2026-12-04T12:00:00Z',
	isSold: true,
	name: 'Owl',
	version: 2,
	locked: false,
	hasDraft: false,
	proofState: 'none',
}
const listed: ListedVote = {
	id: 'vote',
	title: 'Rams',
	closesOn: today,
	closedAt: null,
	isOpen: true,
	ballots: 1,
}
const row: OwnerRow = {
	position: 0,
	letter: 'A',
	name: 'Owl',
	made: 'Vale M-100',
	count: 2,
	percent: 67,
	isLeading: true,
	version: 1,
	latestVersion: 2,
	builderHref: '/builder/product/design',
}
const rows = [
	row,
	{
		...row,
		position: 1,
		letter: 'B',
		name: 'Hawk',
		count: 1,
		percent: 33,
		isLeading: false,
		builderHref: null,
	},
]
const view: OwnerView = {
	...listed,
	token: 'abc',
	showsResult: false,
	rows,
	total: 3,
	today,
}
const typed = {
	key: 'key',
	title: '',
	closesOn: 'x',
	showsResult: '',
	query: 'Owl',
	designIds: ['design'],
}
const errors = { title: 'Falta.', closesOn: 'Falta.', designIds: 'Falta.' }

const ownVote =
	(change: Partial<OwnerView>): Page =>
	(language) => <OwnerPage view={{ ...view, ...change }} {...{ publicUrl, language }} closing={undefined} />

const newVote =
	(form: Pick<Parameters<typeof NewVoteForm>[0], 'view' | 'errors' | 'typed'>): Page =>
	(language) => <NewVoteForm {...form} {...{ language }} formKey="key" />

export const translatedVotePages: Record<string, Page> = {
	'the votes of a person': (language) => (
		<VoteList
			votes={[
				listed,
				{ ...listed, id: 'over', isOpen: false, ballots: 2 },
				{ ...listed, id: 'closed', isOpen: false, closedAt: new Date('2026-12-03T12:00:00Z') },
			]}
			language={language}
		/>
	),
	'no votes': (language) => <VoteList votes={[]} language={language} />,
	'a new vote': newVote({
		view: { cards: [card, { ...card, id: 'other', name: null }], isSearchable: true, today },
		errors: {},
		typed: undefined,
	}),
	'a new vote with what is wrong': newVote({
		view: { cards: [], isSearchable: true, today },
		errors,
		typed,
	}),
	'a new vote without designs': newVote({
		view: { cards: [], isSearchable: false, today },
		errors: {},
		typed: undefined,
	}),
	'an own vote': ownVote({}),
	'an own vote that shows its result': ownVote({ showsResult: true }),
	'an own vote that is over': ownVote({ isOpen: false }),
	'an own vote that was closed': (language) => (
		<OwnerPage
			view={{ ...view, isOpen: false, closedAt: new Date('2026-12-03T12:00:00Z') }}
			{...{ publicUrl, language }}
			closing={{ error: 'Falta.', typed: 'x' }}
		/>
	),
	'what was done to a vote': (language) => (
		<>
			<VoteList votes={[]} language={language} />
			<ToastRegion
				toasts={Object.entries(voteOwnerTexts[language].done).map(([id, title]) => ({
					id,
					tone: 'success',
					title,
				}))}
				language={language}
			/>
		</>
	),
}
