// Every page that has translations, in each of its states, for checks of all texts.
import type { ReactNode } from 'react'
import { FamilyOrderPage } from '#bulk-orders/components/family/order-page.tsx'
import { DeadShareLink } from '#bulk-orders/components/shares/dead-link.tsx'
import { FamilyPage as SharePage } from '#bulk-orders/components/shares/family-page.tsx'
import type { FamilyOrderView, FamilyPageView } from '#bulk-orders/views.ts'
import { LinkedPage } from '#comments/components/linked-page.tsx'
import { NotSent } from '#comments/components/not-sent.tsx'
import { StopPage } from '#family-messages/components/stop-page.tsx'
import { DonatePage } from '#fundraising/components/fundraiser/donate-page.tsx'
import { FundraiserPage } from '#fundraising/components/fundraiser/fundraiser-page.tsx'
import { ThanksPage } from '#fundraising/components/fundraiser/thanks-page.tsx'
import type { PageLanguage } from '#kit/language.ts'
import { StorePage } from '#portals/components/website-store/store-page.tsx'
import { ClosedCard, JoinCard, JoinShell } from '#portals/components/join/join-card.tsx'
import { ErrorPage, ReaderLanguage } from '#ui/error-page.tsx'
import { VoterPage } from '#votes/components/voter-page.tsx'
import { DeadLink } from '#rosters/components/dead-link.tsx'
import { FamilyPage } from '#rosters/components/family-page.tsx'
import { emptyPlayer } from '#rosters/rules/player.ts'
import { catalogColor, catalogEntry } from './bulk-orders/lines.ts'
import { donation, fundraiser, linkedIn, vote } from './public-views.ts'
import { translatedAccountPages } from './translated-account-pages.tsx'
import { translatedAuthPages } from './translated-auth-pages.tsx'
import { translatedBuyingPages } from './translated-buying-pages.tsx'
import { translatedCatalogPages } from './translated-catalog-pages.tsx'
import { translatedDesignPages } from './translated-design-pages.tsx'
import { translatedOrderPages } from './translated-order-pages.tsx'
import { translatedPortalPages } from './translated-portal-pages.tsx'
import { translatedSupportPages } from './translated-support-pages.tsx'
import { translatedVotePages } from './translated-vote-pages.tsx'

const player = { ...emptyPlayer, name: 'Ana Vale', number: '7', size: 'M', shortsSize: 'M' }
const family = {
	player,
	printedName: 'VALE',
	team: { name: 'Rams', season: '2026', school: 'Lakewood' },
	isConfirmed: false,
	isDone: false,
	isNumberShared: true,
	numberRule: 'Regla.',
	prints: { name: true, number: true },
	isLate: 'ordered' as const,
	orderedAs: [
		{ field: 'number' as const, ordered: 'no number', at: 0 },
		{ field: 'shortsSize' as const, ordered: 'L', at: 0 },
	],
	prices: [1, 2].map((id) => ({
		id: String(id),
		model: 'M-100',
		isRequired: true,
		unitCents: 2_800,
		isFrom: id === 2,
	})),
	orderHref: '/roster/abc/order',
	picture: 'data:image/webp;base64,AA',
	answer: undefined,
}
const refused = { typed: player, errors: { name: 'Falta el nombre.' }, refusal: 'Espere.' }

const size = (name: string, stock: number) => ({ variantId: name, size: name, stock })
const item = catalogEntry({
	id: 'item',
	productId: 'product',
	brand: 'Vale',
	model: 'M-100',
	colors: [
		{ ...catalogColor('a', [size('S', 0), size('M', 9)]), name: 'Azul' },
		{ ...catalogColor('b', [size('M', 9)]), name: 'Rojo' },
	],
})
const order: FamilyOrderView = {
	team: { name: 'Rams', season: '2026', isOpen: true },
	player: { ...player, id: 'row', printedName: 'VALE', has: [] },
	printsName: true,
	catalog: [
		item,
		{ ...item, id: 'designed', design: { id: 'd', version: 1, prints: { name: true, number: true } } },
		{ ...item, id: 'plain', colors: item.colors.slice(0, 1) },
	],
	waiting: null,
	delivery: { team: null, home: '', email: '' },
	isSandbox: true,
}
const waiting = { orderId: 'order', payUrl: '/pay/abc', amountCents: 2_800, choice: {} }
const ordering = { view: order, token: 'abc', answer: undefined, isChanging: false }
const someOf = <Value,>(value: Value, more: Partial<Value>): Value => ({ ...value, ...more })

const share: FamilyPageView = {
	id: 'share',
	orderId: 'order',
	reference: '1a2b3c4d',
	amountCents: 2_800,
	included: '',
	isWhole: true,
	state: 'open',
	wasPaid: true,
	status: 'pending',
	waitsUntil: new Date('2026-12-04T12:00:00Z'),
	helpAskedAt: null,
	isOfPlayer: true,
	items: [
		{
			position: 0,
			picture: '',
			what: 'M-100',
			color: 'Azul',
			size: 'M',
			playerName: 'Ana V.',
			playerNumber: '7',
			prints: { name: false, number: false },
			quantity: 2,
			lineCents: 5_600,
		},
	],
	backCents: 500,
	pickUp: { school: 'Lakewood', city: 'Lakewood' },
	timeZone: 'America/New_York',
}
const paying = { share, standing: 'open' as const, isCancelled: true, isSandbox: true }
const settled = ['confirming', 'paid', 'covered', 'called_off', 'refunded', 'withdrawn'] as const

const invitation = {
	teamName: 'Rams',
	organizationName: 'Lakewood',
	email: 'a@example.test',
	role: 'player' as const,
	joinedPortalId: null,
}
const joining = { invitation, here: '/join/abc', viewerEmail: 'a@example.test' }
const giving = { formKey: 'key', amount: '', isCancelled: true, isSandbox: true, answer: undefined }
const at = 'https://shop.test/fundraise/rams'

export const translatedPages: Record<string, (language: PageLanguage) => ReactNode> = {
	...translatedAccountPages,
	...translatedAuthPages,
	...translatedOrderPages,
	...translatedBuyingPages,
	...translatedCatalogPages,
	...translatedPortalPages,
	...translatedSupportPages,
	...translatedDesignPages,
	...translatedVotePages,
	'the row': (language) => <FamilyPage {...family} language={language} />,
	'the row of a team without designs': (language) => (
		<FamilyPage
			{...family}
			{...{ language, prints: null, picture: null, isConfirmed: true, isLate: 'closed', orderedAs: [] }}
		/>
	),
	'the confirmed row': (language) => <FamilyPage {...family} language={language} isConfirmed isDone />,
	'the refused row': (language) => <FamilyPage {...family} language={language} answer={refused} />,
	'a dead link': (language) => <DeadLink message="Venció." language={language} isWait={false} />,
	'too many tries': (language) => <DeadLink message="Espere." language={language} isWait />,
	'the order': (language) => <FamilyOrderPage {...ordering} language={language} />,
	'the order that is changed': (language) => (
		<FamilyOrderPage
			{...{ ...ordering, language, isChanging: true }}
			view={someOf(order, {
				waiting,
				delivery: { team: null, home: 'Lakewood, OH', email: 'a…@example.test' },
			})}
		/>
	),
	'the order that goes to the team': (language) => (
		<FamilyOrderPage
			{...{ ...ordering, language }}
			view={someOf(order, { delivery: { team: share.pickUp, home: '', email: '' }, isSandbox: false })}
		/>
	),
	'the unpaid order': (language) => (
		<FamilyOrderPage {...{ ...ordering, language }} view={someOf(order, { waiting })} />
	),
	'a team without items': (language) => (
		<FamilyOrderPage {...{ ...ordering, language }} view={someOf(order, { catalog: [] })} />
	),
	'the share': (language) => <SharePage {...paying} language={language} />,
	'the share of a team’s order': (language) => (
		<SharePage
			{...{ ...paying, language, isSandbox: false }}
			share={someOf(share, { isWhole: false, items: [], pickUp: null })}
		/>
	),
	...Object.fromEntries(
		settled.map((standing) => [
			`the share: ${standing}`,
			(language: PageLanguage) => <SharePage {...{ ...paying, language, standing }} />,
		]),
	),
	'a payment link that opens nothing': (language) => <DeadShareLink message="Venció." language={language} />,
	'a vote': (language) => (
		<VoterPage {...{ view: vote, token: 'abc', language, error: 'Falta.', typed: undefined }} />
	),
	'a vote without an answer': (language) => (
		<VoterPage
			{...{ token: 'abc', language, error: null, typed: undefined }}
			view={{ ...vote, own: null, result: null }}
		/>
	),
	'a closed vote': (language) => (
		<VoterPage
			{...{ token: 'abc', language, error: null, typed: undefined }}
			view={{ ...vote, isOpen: false }}
		/>
	),
	'a fundraiser': (language) => <FundraiserPage {...{ view: fundraiser, address: at, language }} />,
	'a new fundraiser': (language) => (
		<FundraiserPage
			{...{ address: at, language }}
			view={{ ...fundraiser, story: '', goalCents: 0, supporters: 0, donors: [], daysLeft: 1 }}
		/>
	),
	'a fundraiser that is over': (language) => (
		<FundraiserPage
			{...{ address: at, language }}
			view={{ ...fundraiser, daysLeft: 0, isOver: true, donors: [] }}
		/>
	),
	'the donation': (language) => <DonatePage {...giving} {...{ view: fundraiser, language }} />,
	'the refused donation': (language) => (
		<DonatePage
			{...giving}
			{...{ view: fundraiser, language, isSandbox: false }}
			answer={{
				typed: { key: 'key', amount: 'other', other: 'x', donor: '', email: '' },
				errors: { other: 'Falta.', email: 'Falta.' },
			}}
		/>
	),
	'a donation to a fundraiser that is over': (language) => (
		<DonatePage {...giving} {...{ view: { ...fundraiser, isOver: true }, language }} />
	),
	...Object.fromEntries(
		(['paid', 'waiting', 'ended', 'refunded'] as const).map((state) => [
			`the donation: ${state}`,
			(language: PageLanguage) => <ThanksPage {...{ view: donation(state), address: at, language }} />,
		]),
	),
	...Object.fromEntries(
		(['player', 'coach', 'school_admin'] as const).map((role) => [
			`the invitation of a ${role}`,
			(language: PageLanguage) => (
				<JoinShell pictures={[]} language={language}>
					<JoinCard {...{ ...joining, invitation: { ...invitation, role }, language }} />
				</JoinShell>
			),
		]),
	),
	'an invitation before signing in': (language) => (
		<JoinShell pictures={[]} language={language}>
			<JoinCard {...{ ...joining, viewerEmail: null, language }} />
			<JoinCard {...{ ...joining, language }} viewerEmail="b@example.test" />
			<JoinCard {...{ ...joining, language }} invitation={{ ...invitation, joinedPortalId: 'portal' }} />
		</JoinShell>
	),
	'a closed invitation': (language) => (
		<JoinShell pictures={[]} language={language}>
			<ClosedCard message="Venció." language={language} />
		</JoinShell>
	),
	'a design behind its link': (language) => (
		<LinkedPage {...{ view: linkedIn(language), token: 'abc', formKey: 'key', refused: null, language }} />
	),
	'a refused comment': (language) => (
		<LinkedPage
			{...{
				view: { ...linkedIn(language), isOwner: false, comments: [] },
				token: 'abc',
				formKey: 'key',
				language,
			}}
			refused={{ typed: { key: 'key', place: 'x', name: '', text: '' }, errors: { text: 'Falta.' } }}
		/>
	),
	'a comment whose link was revoked': (language) => (
		<>
			<NotSent {...{ language, message: 'Venció.', typed: { text: 'Owl' } }} />
			{/* The page has no switch: it would lose the text. */}
			<i lang="en-US" />
			<i lang="es-US" />
		</>
	),
	'a vote that does not exist': (language) => (
		<ErrorPage status={404} message="Venció." language={language} />
	),
	...Object.fromEntries(
		[400, 401, 403, 404, 405, 413, 429, 500, 503].map((status) => [
			`an error: ${status}`,
			(language: PageLanguage) => (
				<ReaderLanguage value={language}>
					<ErrorPage status={status} />
				</ReaderLanguage>
			),
		]),
	),
	...Object.fromEntries(
		(['open', 'closed', 'empty'] as const).map((state) => [
			`a team’s store: ${state}`,
			(language: PageLanguage) => (
				<StorePage
					language={language}
					store={{
						key: 'key',
						team: { name: 'Rams', school: 'Lakewood', season: '2026' },
						sites: [],
						state,
						lastDay: '2026-12-04',
						look: null,
						items: [
							{
								productId: 'M-100',
								name: 'M-100',
								priceCents: 100,
								picture: '',
								isInTeamColors: false,
								lastDay: '2026-12-05',
							},
						],
					}}
				/>
			),
		]),
	),
	'the page that stops messages': (language) => (
		<StopPage
			view={{ addresses: ['a@example.test'], isStopped: false, teamName: 'Rams', language: 'en' }}
			language={language}
		/>
	),
}
