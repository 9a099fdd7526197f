// The account page in each of its states, for checks of all texts. Products on it are described in English.
import type { CardProduct } from '#catalog/components/product-cards.tsx'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { AuthLanguage } from '#accounts/components/auth-language.tsx'
import { AuthFailure } from '#auth/rules/errors.ts'
import type { PageLanguage } from '#kit/language.ts'
import { asCents } from '#kit/money.ts'
import { roles } from '#kit/roles.ts'
import { AccountHead } from '#my-account/components/account-head.tsx'
import { FavoritesTab } from '#my-account/components/favorites-tab.tsx'
import { OrdersTab, PaymentReturn } from '#my-account/components/orders-tab.tsx'
import { ProfileTab } from '#my-account/components/profile-tab.tsx'
import { SettingsTab } from '#my-account/components/settings/settings-tab.tsx'
import { AddApp, AddPhone } from '#my-account/components/settings/two-factor/add-code-factor.tsx'
import { AddPasskey } from '#my-account/components/settings/two-factor/add-passkey.tsx'
import { CodeForm } from '#my-account/components/settings/two-factor/factor-forms.tsx'
import { accountTexts } from '#my-account/rules/languages.ts'
import { deviceLabel, lineTexts, seenLabel, shortAddress } from '#my-account/rules/lines.ts'
import {
	notDoneBy,
	outcomes,
	tabIds,
	type DoneCode,
	type NotDone,
	type TabId,
} from '#my-account/rules/outcomes.ts'
import { notDoneIn } from '#my-account/routes/actions.server.ts'
import type { AccountView, SettingsView } from '#my-account/views.ts'
import { OrderLanguage } from '#orders/components/order-language.tsx'
import { OrderList } from '#orders/components/order-list.tsx'
import { orderStatuses } from '#orders/states.ts'
import type { OrderCard } from '#orders/views.ts'
import { TabLinks } from '#ui/tabs.tsx'
import { ToastRegion } from '#ui/toast.tsx'

await accountTexts.load('es')

function textsIn(language: PageLanguage) {
	const texts = accountTexts.of(language)
	if (!texts) throw new Error(`The texts in ${language} are not loaded`)
	return texts
}

const nothing = () => undefined

const head: AccountView = {
	name: '',
	email: 'a@example.test',
	phone: '',
	roles,
	portalId: 'Rams',
	memberSince: '2026',
	leaving: null,
	inWork: [],
}
const inWork = ['1a2b3c4d', '2', '3', '4'].map((reference) => ({ id: reference, reference }))

function settingsIn(language: PageLanguage): SettingsView {
	const texts = lineTexts[language]
	const now = new Date('2026-12-04T12:00:00Z')
	const seen = (hours: number) =>
		seenLabel(new Date(now.getTime() - hours * 3_600_000), { now, timeZone: 'UTC', language })
	const factor = (type: 'totp' | 'phone' | 'webauthn', hours: number) => ({
		id: type,
		type,
		name: texts.factors[type],
		detail: type === 'phone' ? texts.factorTo(texts.factors.phone, '47') : texts.factors[type],
		added: seen(hours),
	})
	return {
		email: null,
		hasPassword: true,
		passwordMin: 6,
		lacksFactor: true,
		isYoung: false,
		pending: { address: 'b@example.test', left: 'both' },
		factors: [factor('totp', 0)],
		offered: ['totp', 'phone', 'webauthn'],
		identities: [
			{ id: '1', label: texts.emailAndPassword, email: null, added: seen(1), isLast: false },
			{ id: '2', label: 'Bo', email: 'a@example.test', added: seen(50), isLast: false },
		],
		linkable: [{ name: 'owl', label: 'Owl' }],
		devices: [
			{
				id: '1',
				name: deviceLabel('', texts),
				isPhone: false,
				place: shortAddress('', texts),
				seen: texts.now,
				isThis: true,
			},
			{
				id: '2',
				name: deviceLabel('X11; Linux', texts),
				isPhone: true,
				place: shortAddress('::1', texts),
				seen: seen(0.5),
				isThis: false,
			},
		],
	}
}

/** Data that is no English. */
const favorite: CardProduct = {
	id: 'favorite',
	brand: 'Vale',
	model: 'M-100',
	priceCents: 4_200,
	regularPriceCents: 4_900,
	customizable: true,
	inStock: false,
	leadTimeDays: 3,
	sizes: ['S', 'M'],
	colorways: [],
	pictureHash: null,
	pictureAlt: null,
}

type Page = (language: PageLanguage) => ReactNode

const page =
	(tab: TabId, content: (language: PageLanguage) => ReactNode, shown: Partial<AccountView> = {}): Page =>
	(language) => {
		const { page: texts } = textsIn(language)
		const element = (
			<AuthLanguage value={language}>
				<OrderLanguage value={language}>
					<AccountHead head={{ ...head, ...shown }} tab={tab} />
					<TabLinks
						label={texts.tabList}
						links={tabIds.map((id) => ({ label: texts.tabs[id], href: `/${id}`, current: id === tab }))}
					/>
					{content(language)}
				</OrderLanguage>
			</AuthLanguage>
		)
		return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
	}

const settings = (
	change: Partial<SettingsView> = {},
	shown: Partial<AccountView> = {},
	refused?: NotDone,
): Page =>
	page(
		'settings',
		(language) => (
			<SettingsTab
				settings={{ ...settingsIn(language), ...change }}
				answer={refused && notDoneIn(language, refused)}
				done={undefined}
				at={0}
				head={{ ...head, ...shown }}
				onDone={nothing}
			/>
		),
		shown,
	)

const failure = (code: string) => new AuthFailure(400, code, { message: 'Untranslated' })
const orderOf = (status: OrderCard['status']): OrderCard => ({
	id: status,
	reference: '1a2b3c4d',
	status,
	paymentMode: status === 'refunded' ? 'school_po' : 'player_pays',
	placedAt: new Date('2026-12-04T12:00:00Z'),
	totalCents: asCents(2_800),
	refundedCents: asCents(status === 'shipped' || status === 'refunded' ? 100 : 0),
	units: 2,
	pictures: [],
	what: 'Vale M-100 and 2 more',
})
const payment = (state: 'paid' | 'waiting' | 'ended') => ({ orderId: '1', reference: '1a2b3c4d', state })

const toasts: Page = page('profile', (language) => (
	<ToastRegion
		toasts={(Object.keys(outcomes) as DoneCode[]).map((code) => ({
			id: code,
			tone: 'success',
			...textsIn(language).page.done[code],
		}))}
		language={language}
	/>
))

export const translatedAccountPages: Record<string, Page> = {
	'the profile': page('profile', () => <ProfileTab head={head} answer={undefined} />),
	'the profile with what is wrong': page('profile', (language) => (
		<ProfileTab
			head={head}
			answer={notDoneIn(language, {
				section: 'profile',
				errors: {
					fullName: 'Full name can have 100 characters at most',
					phone: 'Enter a phone number with its area code, such as (330) 555-0147',
				},
				notice: 'This account is gone.',
			})}
		/>
	)),
	'an account that will be deleted': page('profile', () => <ProfileTab head={head} answer={undefined} />, {
		leaving: { on: '2026', isOver: false },
		inWork,
	}),
	'no orders': page('orders', () => <OrdersTab />),
	'the orders': page('orders', (language) => (
		<OrdersTab
			orders={
				<OrderList
					orders={orderStatuses.map(orderOf)}
					total={30}
					page={2}
					pages={3}
					hrefOf={(at) => `?page=${at}`}
					words={textsIn(language).page.orders}
				/>
			}
		/>
	)),
	'coming back from a payment': page('orders', () =>
		(['paid', 'waiting', 'ended'] as const).map((state) => (
			<PaymentReturn key={state} payment={payment(state)} look={1} />
		)),
	),
	'no favorites': page('favorites', () => <FavoritesTab cards={[]} translations={{}} removed="x" />),
	favorites: page('favorites', () => <FavoritesTab cards={[favorite]} translations={{}} removed={null} />),
	'the settings': settings({}, { inWork }),
	'the settings of an account that will be deleted': settings(
		{ pending: { address: 'b@example.test', left: 'old' }, factors: [] },
		{ leaving: { on: '2026', isOver: true }, inWork: inWork.slice(0, 1) },
	),
	'the settings without a password': settings({
		hasPassword: false,
		isYoung: true,
		pending: { address: 'b@example.test', left: 'new' },
		identities: [{ id: '1', label: 'Bo', email: null, added: '2026', isLast: true }],
	}),
	...Object.fromEntries(
		[
			notDoneBy('password', failure('current_password_invalid')),
			notDoneBy('password', failure('reauthentication_not_valid')),
			notDoneBy('password', failure('over_request_rate_limit')),
			notDoneBy('email', failure('email_exists')),
			notDoneBy('identities', failure('single_identity_not_deletable')),
			notDoneBy('devices', failure('unknown_code')),
			{
				section: 'deletion' as const,
				errors: { confirmation: 'Type DELETE, or your email address, to confirm.' },
			},
		].map((refused, at) => [`a refused form of the settings, ${at}`, settings({}, {}, refused)]),
	),
	'adding second steps': page('settings', (language) => (
		<>
			{[AddApp, AddPhone, AddPasskey].map((Add) => (
				<Add key={Add.name} taken={[]} onDone={nothing} onCancel={nothing} />
			))}
			<CodeForm
				hint={textsIn(language).settings.steps.inApp('Vale')}
				send={() => Promise.resolve(undefined)}
				onCancel={nothing}
			/>
		</>
	)),
	'what was done': toasts,
}
