// /team/dashboard: the figures, orders and funds of a portal; csr and admin start at the list of all portals.
import { can } from '#policies/policy.ts'
import { portalPolicy } from '#portals/policies.ts'
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { PayoutAnswer, ReversalAnswer } from '#fundraising/components/payout-forms.tsx'
import type { RequestAnswer } from '#fundraising/components/payout-requests.tsx'
import { messages } from '#fundraising/messages.ts'
import { readPayout, readRequest, readReversal } from '#fundraising/schemas.ts'
import { decidePayout, requestPayout, withdrawPayout } from '#fundraising/service/payout-requests.server.ts'
import { textOf } from '#kit/typed-fields.ts'
import { payOut, reversePayout } from '#fundraising/service/payouts.server.ts'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { doneToasts } from '#ui/outcomes.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { DashboardPage, NoPortal } from '../components/dashboard-page.tsx'
import { PortalList } from '../components/portal-list.tsx'
import { dashboard, portalsPage } from '../service/dashboard.server.ts'
import { dashboardHref, readDashboardView } from '../urls.ts'
import type { Route } from './+types/dashboard'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const services = context.get(serviceContext)
		const { portalId, page, ledgerPage, text } = readDashboardView(url.searchParams)
		const isStaff = can(services.actor, portalPolicy, 'manageAny')
		const isList = isStaff && portalId === null
		return {
			publicUrl: context.get(siteContext).publicUrl,
			isStaff,
			list: isList ? await portalsPage(services, { text, page }) : null,
			view: isList
				? null
				: await dashboard(services, { portalId, ordersPage: page, postingsPage: ledgerPage }),
			formKey: randomUUID(),
			done: doneToasts(url.searchParams, doneTitles),
		}
	})

type Taken = { payout?: PayoutAnswer; request?: RequestAnswer; reversal?: ReversalAnswer }
type Answer = { status: number; toast: ToastMessage | null }

const notTaken = (taken: Taken, { status, toast }: Answer) => noStoreData({ ...taken, toast }, status)

type Fields = Awaited<ReturnType<typeof fieldsOf>>
type PayoutAction = { context: Route.ActionArgs['context']; portalId: string; fields: Fields }

async function payTeam({ context, portalId, fields }: PayoutAction) {
	const read = readPayout(fields)
	const { typed } = read
	if (!read.ok) return notTaken({ payout: { errors: read.errors, typed } }, { status: 400, toast: null })
	const done = await answer(messages.notPaidOut, () =>
		payOut(context.get(serviceContext), context.get(mailContext), { portalId, payout: read.value }),
	)
	if (done.ok) return redirect(dashboardHref({ portalId, done: 'paid-out', part: 'fundraising' }), 303)
	return notTaken({ payout: { errors: {}, message: done.toast.detail, typed } }, done)
}

async function takeBack({ context, portalId, fields }: PayoutAction) {
	const read = readReversal(fields)
	if (!read.ok) {
		const { error, typed } = read
		if (error === undefined) throw data(null, { status: 400 })
		return notTaken({ reversal: { error, typed } }, { status: 400, toast: null })
	}
	const done = await answer(messages.notReversed, () =>
		reversePayout(context.get(serviceContext), context.get(mailContext), {
			portalId,
			reversal: read.reversal,
		}),
	)
	if (done.ok) return redirect(dashboardHref({ portalId, done: 'reversed', part: 'fundraising' }), 303)
	return notTaken({}, done)
}

async function askForPayout({ context, portalId, fields }: PayoutAction) {
	const read = readRequest(fields)
	const { typed } = read
	if (!read.ok) return notTaken({ request: { errors: read.errors, typed } }, { status: 400, toast: null })
	const done = await answer(messages.notAsked, () =>
		requestPayout(context.get(serviceContext), context.get(mailContext), { portalId, request: read.value }),
	)
	if (done.ok) return redirect(dashboardHref({ portalId, done: 'asked', part: 'fundraising' }), 303)
	return notTaken({ request: { errors: {}, message: done.toast.detail, typed } }, done)
}

const requestIn = (fields: Fields): string => textOf(fields['request'])

async function takeBackRequest({ context, portalId, fields }: PayoutAction) {
	const done = await answer(messages.notDecided, () =>
		withdrawPayout(context.get(serviceContext), { portalId, requestId: requestIn(fields) }),
	)
	if (done.ok) return redirect(dashboardHref({ portalId, done: 'withdrawn', part: 'fundraising' }), 303)
	return notTaken({}, done)
}

const deciding =
	(isApproved: boolean) =>
	async ({ context, portalId, fields }: PayoutAction) => {
		const declined = isApproved ? null : textOf(fields['reason'])
		const done = await answer(messages.notDecided, () =>
			decidePayout(context.get(serviceContext), context.get(mailContext), {
				portalId,
				requestId: requestIn(fields),
				declined,
			}),
		)
		const code = isApproved ? 'approved' : 'declined'
		if (done.ok) return redirect(dashboardHref({ portalId, done: code, part: 'fundraising' }), 303)
		return notTaken({}, done)
	}

const actions = new Map<unknown, (given: PayoutAction) => ReturnType<typeof payTeam | typeof takeBack>>([
	['payout', payTeam],
	['reverse-payout', takeBack],
	['request-payout', askForPayout],
	['withdraw-payout', takeBackRequest],
	['approve-payout', deciding(true)],
	['decline-payout', deciding(false)],
])

/** All actions are about payouts: the team asks, Fieldhouse decides, records and reverses. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const { portalId } = readDashboardView(url.searchParams)
	const work = actions.get(fields['intent'])
	if (!work || portalId === null) throw data(null, { status: 400 })
	return work({ context, portalId, fields })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Team Dashboard',
		description: 'Orders, players, deadlines and fundraising of your team.',
		path: '/team/dashboard',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

const doneTitles = {
	'paid-out': messages.paidOut,
	reversed: messages.reversed,
	asked: messages.asked,
	withdrawn: messages.withdrawn,
	approved: messages.approved,
	declined: messages.declined,
}

export default function TeamDashboard({ loaderData, actionData }: Route.ComponentProps) {
	const { list, view, isStaff, formKey, done } = loaderData
	const shownToasts = actionData ? (actionData.toast ? [actionData.toast] : []) : done
	const { payout, request, reversal } = actionData ?? {}
	return (
		<>
			{list && <PortalList list={list} />}
			{view && <DashboardPage {...{ view, isStaff, formKey, payout, request, reversal }} />}
			{!list && !view && <NoPortal />}
			<ToastRegion toasts={shownToasts} />
		</>
	)
}
