import type { PageLanguage } from '#kit/language.ts'
import { useState } from 'react'
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AuthLanguage } from '#accounts/components/auth-language.tsx'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { listOr, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { hydrated } from '#http/hydration.ts'
import { languageOf, orRefusedIn, switchedData } from '#http/language-answers.server.ts'
import { OrderLanguage } from '#orders/components/order-language.tsx'
import { OrderList } from '#orders/components/order-list.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { codeIn } from '#ui/outcomes.ts'
import { TabLinks } from '#ui/tabs.tsx'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { act, notDoneIn, typedIn } from './actions.server.ts'
import { AccountHead } from '../components/account-head.tsx'
import { FavoritesTab } from '../components/favorites-tab.tsx'
import { OrdersTab, PaymentReturn } from '../components/orders-tab.tsx'
import { ProfileTab } from '../components/profile-tab.tsx'
import { SettingsTab } from '../components/settings/settings-tab.tsx'
import { useAccountTexts } from '../components/use-account-texts.ts'
import { cartCountHeaders, memberOf, ordersTab, paymentOf, submittedIn } from './member.server.ts'
import type { Member } from '../dependencies.server.ts'
import { accountPhrases } from '../rules/account-phrases.ts'
import { accountTexts } from '../rules/languages.ts'
import {
	doneHref,
	ordersHref,
	outcomes,
	tabHref,
	tabIds,
	tabIn,
	type Done,
	type DoneCode,
	type NotDone,
} from '../rules/outcomes.ts'
import { favoritesTab, headOf, settingsTab } from '../service/page-data.server.ts'
import type { Route } from './+types/account'

export const handle = hydrated

export const headers = noStoreHeaders

/** A failed favorites list is logged and stays empty (spec §8); the rest of the page still renders. */
type Asked = { removed: string | null; language: PageLanguage }

const favoritesIn = async (context: Route.LoaderArgs['context'], member: Member, asked: Asked) =>
	(
		await listOr(context.get(serviceContext), { cards: [], removed: null, translations: {} }, () =>
			favoritesTab(member, asked),
		)
	).list

export const loader = async ({ request, context, url }: Route.LoaderArgs) => {
	const language = languageOf({ request, context, url })
	if (language === 'es') await accountTexts.load(language)
	return orRefusedIn(language, accountPhrases, async () => {
		const member = memberOf(context)
		const query = url.searchParams
		const tab = tabIn(query)
		// First the payment: it may change the list.
		const returned = await paymentOf(context, member, query)
		const submitted = submittedIn(query)
		const hasOrdered = returned !== null || submitted !== undefined
		const page = {
			language,
			title: accountTexts.of(language)?.page.account ?? '',
			publicUrl: context.get(siteContext).publicUrl,
			at: context.get(serviceContext).now.getTime(),
			tab,
			done: codeIn(query, outcomes),
			submitted,
			head: await headOf(member, { tab, language }),
			returned,
			orders: tab === 'orders' ? await ordersTab(member, query, language) : null,
			favorites:
				tab === 'favorites'
					? await favoritesIn(context, member, { removed: query.get('removed'), language })
					: null,
			settings: tab === 'settings' ? await settingsTab(member, language) : null,
			session: await pageSession(context),
		}
		return data(page, hasOrdered ? { headers: await cartCountHeaders(context, member, request) } : {})
	})
}

/** As it was typed: the sections of the form whose texts are sent back. */
const typedAgain = (fields: Readonly<Record<string, unknown>>): NotDone => ({
	section: fields['intent'] === 'profile' ? 'profile' : 'email',
	errors: {},
	typed: typedIn(fields),
})

export const action = async ({ request, context, url }: Route.ActionArgs) => {
	const fields = await fieldsOf(request)
	if (isLanguageSwitch(fields)) return switchedData(typedAgain(fields), { context, url })
	const language = languageOf({ request, context, url })
	const outcome = await orRefusedIn(language, accountPhrases, async () => act(memberOf(context), fields))
	if (outcome === undefined) throw data(null, { status: 400 })
	if (typeof outcome === 'string') return redirect(doneHref(outcome), 303)
	return noStoreData(notDoneIn(language, outcome), 400)
}

/** A refusal may also mean that the page is outdated: another tab has changed the data. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	formMethod === 'POST' || defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	loaderData
		? pageMeta({
				matches,
				title: loaderData.title,
				description: 'Your profile, orders, favorites and settings.',
				path: '/account',
				publicUrl: loaderData.publicUrl,
				isHidden: true,
			})
		: [{ name: 'robots', content: 'noindex' }]

function toneOf(done: DoneCode): ToastMessage['tone'] {
	const { tone = 'success' }: Done = outcomes[done]
	return tone
}

export default function Account(props: Route.ComponentProps) {
	const { language } = props.loaderData
	return (
		<AuthLanguage value={language}>
			<OrderLanguage value={language}>
				<AccountPage {...props} />
			</OrderLanguage>
		</AuthLanguage>
	)
}

function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const { at, tab, done, submitted, head, returned, orders, favorites, settings, session } = loaderData
	const { language, texts } = useAccountTexts()
	const [notices, setNotices] = useState<ToastMessage[]>([])
	const say = (title: string) =>
		setNotices((earlier) => [...earlier, { id: `notice-${earlier.length}`, tone: 'success', title }])
	const answered: ToastMessage[] =
		done && !actionData ? [{ id: `${done}-${at}`, tone: toneOf(done), ...texts.done[done] }] : []
	if (submitted !== undefined)
		answered.push({
			id: submitted,
			tone: 'success',
			title: texts.submitted.title,
			detail: texts.submitted.text(submitted),
		})
	return (
		<SessionProvider session={session}>
			<AccountHead head={head} tab={tab} />
			{returned && <PaymentReturn {...returned} />}
			<div className="measure pt-4">
				<TabLinks
					label={texts.tabList}
					links={tabIds.map((id) => ({ label: texts.tabs[id], href: tabHref(id), current: id === tab }))}
				/>
				<div className="pt-7">
					{tab === 'profile' && <ProfileTab head={head} answer={actionData} />}
					{orders && (
						<OrdersTab
							orders={orders.total > 0 && <OrderList {...orders} hrefOf={ordersHref} words={texts.orders} />}
						/>
					)}
					{favorites && <FavoritesTab {...favorites} />}
					{settings && (
						<SettingsTab {...{ settings, done, at }} answer={actionData} head={head} onDone={say} />
					)}
				</div>
			</div>
			<ToastRegion toasts={[...answered, ...notices]} language={language} />
		</SessionProvider>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
