// /portal/{portalId}: the team's catalog, and the cart of its players. Works as a plain form; scripts keep the page.
import { useState } from 'react'
import {
	data,
	isRouteErrorResponse,
	redirect,
	type RouterContextProvider,
	type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { formOf } from '#http/forms.server.ts'
import { bottomBar, hydrated } from '#http/hydration.ts'
import { answerIn, foundOrIn, languageOf } from '#http/language-answers.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messageIn } from '#kit/translations.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { PortalLanguage } from '../components/portal-language.tsx'
import { PortalPage } from '../components/portal/portal-page.tsx'
import { messages } from '../messages.ts'
import { maxBulkItems } from '../rules/limits.ts'
import { portalTexts } from '../rules/portal-languages.ts'
import { portalPhrases } from '../rules/portal-phrases.ts'
import {
	afterPress,
	lineChangesOf,
	portalInputOf,
	type PortalInput,
	type Pressed,
} from '../rules/portal-forms.ts'
import { changeLines, type LineChange } from '../rules/items.ts'
import { catalogOf } from '../service/catalog.server.ts'
import { changeDraft, namelessFor, orderingIn } from '../service/draft.server.ts'
import { remindMissing } from '../service/participation.server.ts'
import { playerOf, portalView, rosterToLoad } from '../service/views.server.ts'
import { isPortalShown } from '../urls.ts'
import { useBulkCart } from '../components/use-bulk-cart.ts'
import { usePortalButtons } from '../components/use-portal-buttons.ts'
import type { Route } from './+types/portal'

export const handle = { ...hydrated, ...bottomBar }

export const headers = noStoreHeaders

export async function loader(facts: Route.LoaderArgs) {
	const { params, context, url } = facts
	const language = languageOf(facts)
	if (language === 'es') await portalTexts.load(language)
	const services = context.get(serviceContext)
	const reading = { ...portalPhrases, language, log: services.log, message: messages.loadFailed }
	return foundOrIn(reading, async () => {
		const view = await portalView(services, params.portalId, language)
		const texts = portalTexts.of(language)
		return {
			language,
			view,
			title: texts?.page.title(view.portal.teamName) ?? '',
			toasts: texts ? toastsIn(url.searchParams, texts) : [],
			isWhole: url.searchParams.has('all'),
			shown: shownIn(url.searchParams),
			session: await pageSession(context),
			publicUrl: context.get(siteContext).publicUrl,
		}
	})
}

/** Applies a button to the draft on the server, for pages without scripts. @returns a redirect that reports it @throws Refusal */
async function press(
	context: Readonly<RouterContextProvider>,
	portalId: string,
	pressed: Pressed,
): Promise<Response> {
	const services = context.get(serviceContext)
	const { input } = pressed
	if (input.intent === 'remind') {
		const people = await remindMissing(services, context.get(mailContext), portalId)
		return redirect(`/portal/${portalId}?done=reminded&people=${people}`, 303)
	}
	const ordering = await orderingIn(services, portalId)
	const catalog = await catalogOf(services, ordering)
	const nameless = new Set(await namelessFor(services, ordering))
	const roster = input.intent === 'load' ? await rosterToLoad(services, portalId) : []
	await changeDraft(services, portalId, (items, orderer) => {
		const own = orderer.isManager || !orderer.own ? null : playerOf(orderer.own)
		const newId = () => crypto.randomUUID()
		const after = afterPress(items, pressed, { catalog, roster, own, nameless, newId })
		if (after.length > maxBulkItems) throw new Refusal('invalid', messages.tooMany)
		return after
	})
	return redirect(`/portal/${portalId}?done=${input.intent === 'load' ? 'loaded' : 'kept'}#cart`, 303)
}

export async function action(facts: Route.ActionArgs) {
	const { request, params, context, url } = facts
	const form = await formOf(request)
	const language = languageOf(facts)
	const isSwitch = isLanguageSwitch(Object.fromEntries(form))
	const input: PortalInput | undefined = isSwitch ? { intent: 'save' } : portalInputOf(form)
	if (!input) throw data(null, { status: 400 })
	const changes = lineChangesOf(form)
	const failed = input.intent === 'remind' ? messages.notReminded : messages.error
	const title = messageIn(language, failed, portalPhrases)
	const done = await answerIn(language, { ...portalPhrases, title }, () =>
		press(context, params.portalId, { input, changes }),
	)
	// Without scripts the switch of languages saves what was typed.
	if (done.ok && isSwitch) return redirect(`${url.pathname}${url.search}`, 303)
	if (done.ok) return done.result
	return noStoreData({ toast: done.toast }, done.status)
}

/** After a refused action too the page may be stale: another person may have reminded players or closed the portal. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	formMethod === 'POST' || defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	loaderData
		? pageMeta({
				matches,
				title: loaderData.title,
				description: 'Everything your team orders, in one place.',
				path: `/portal/${loaderData.view.portal.id}`,
				publicUrl: loaderData.publicUrl,
				isHidden: true,
			})
		: [{ name: 'robots', content: 'noindex' }]

export default function Portal(props: Route.ComponentProps) {
	return (
		<PortalLanguage value={props.loaderData.language}>
			<TeamPortal {...props} />
		</PortalLanguage>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}

function TeamPortal({ loaderData, actionData }: Route.ComponentProps) {
	const { view, toasts, session, isWhole, shown, language } = loaderData
	const { portal, draft, catalog } = view
	const cart = useBulkCart({ portalId: portal.id, draft, catalog })
	const { isLoading, taken, onSubmit, onCheckout } = usePortalButtons(view, cart)
	const [onChange] = useState(
		() => (id: string, change: LineChange) =>
			cart.change((items) => changeLines(items, new Map([[id, change]]), catalog)),
	)
	return (
		<SessionProvider session={session}>
			<PortalPage
				{...{ view, shown, cart, isLoading, taken, onChange, isWhole }}
				onSubmit={(event) => void onSubmit(event)}
				onCheckout={(event) => void onCheckout(event)}
			/>
			<ToastRegion toasts={actionData ? [actionData.toast] : toasts} language={language} />
		</SessionProvider>
	)
}

const shownIn = (query: URLSearchParams) => {
	const view = query.get('view')
	return isPortalShown(view) ? view : null
}

// Toasts of the portal page after a form without scripts: codes in the address, messages from here.
function toastsIn(
	query: URLSearchParams,
	{ page: { toasts }, said }: NonNullable<ReturnType<typeof portalTexts.of>>,
): ToastMessage[] {
	const done = query.get('done')
	if (done === 'loaded') return [{ id: done, tone: 'success', title: said(messages.rosterLoaded) }]
	if (done === 'kept') return [{ id: done, tone: 'success', title: toasts.saved }]
	const people = query.get('people') ?? ''
	if (done === 'reminded' && /^\d{1,4}$/.test(people))
		return [{ id: done, tone: 'success', title: toasts.reminded(Number(people)) }]
	return []
}
