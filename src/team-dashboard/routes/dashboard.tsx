// /team/dashboard: the figures, orders and funds of a portal; csr and admin start at the list of all portals.
import { can } from '#policies/policy.ts'
import { portalPolicy } from '#portals/policies.ts'
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { PayoutAnswer, ReversalAnswer } from '#fundraising/components/payout-forms.tsx'
import { messages } from '#fundraising/messages.ts'
import { readPayout, readReversal } from '#fundraising/schemas.ts'
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

type Taken = { payout?: PayoutAnswer; reversal?: ReversalAnswer }
type Answer = { status: number; toast: ToastMessage | null }

const notTaken = (taken: Taken, { status, toast }: Answer) => noStoreData({ ...taken, toast }, status)

type Fields = Awaited<ReturnType<typeof fieldsOf>>
type StaffAction = { context: Route.ActionArgs['context']; portalId: string; fields: Fields }

async function payTeam({ context, portalId, fields }: StaffAction) {
	const read = readPayout(fields)
	const { typed } = read
	if (!read.ok) return notTaken({ payout: { errors: read.errors, typed } }, { status: 400, toast: null })
	const done = await answer(messages.notPaidOut, () =>
		payOut(context.get(serviceContext), context.get(mailContext), { portalId, payout: read.value }),
	)
	if (done.ok) return redirect(dashboardHref({ portalId, done: 'paid-out', part: 'fundraising' }), 303)
	return notTaken({ payout: { errors: {}, message: done.toast.detail, typed } }, done)
}

async function takeBack({ context, portalId, fields }: StaffAction) {
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

const staffActions = new Map<
	unknown,
	(staffAction: StaffAction) => ReturnType<typeof payTeam | typeof takeBack>
>([
	['payout', payTeam],
	['reverse-payout', takeBack],
])

/** The only actions are recording and reversing a payout. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const { portalId } = readDashboardView(url.searchParams)
	const staffAction = staffActions.get(fields['intent'])
	if (!staffAction || portalId === null) throw data(null, { status: 400 })
	return staffAction({ context, portalId, fields })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: 'Team Dashboard',
		description: 'Orders, players, deadlines and fundraising of your team.',
		path: '/team/dashboard',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

const doneTitles = { 'paid-out': messages.paidOut, reversed: messages.reversed }

export default function TeamDashboard({ loaderData, actionData }: Route.ComponentProps) {
	const { list, view, isStaff, formKey, done } = loaderData
	const shownToasts = actionData ? (actionData.toast ? [actionData.toast] : []) : done
	const { payout, reversal } = actionData ?? {}
	return (
		<>
			{list && <PortalList list={list} />}
			{view && <DashboardPage {...{ view, isStaff, formKey, payout, reversal }} />}
			{!list && !view && <NoPortal />}
			<ToastRegion toasts={shownToasts} />
		</>
	)
}
